module peers

go 1.22

require github.com/corentings/chess/v2 v2.3.2
