#!/usr/bin/env bash
# Good guess: in Betza notation, a doubled atom or a number repeats its leap, and Fairy-Stockfish, which reads NN and W3 so,
# reads DD, C2 and W10 so, too; a lame camel, nC, moves as a camel where nothing stands in its way.
# Seen in Fairy-Stockfish (PyPI pyffish 0.0.90): DD, C2 and nC have no moves, and W10 goes one step; NN, W3 and nZ are right.
# Needs python3 with venv, and PyPI. Exits with 1 if this has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet pyffish==0.0.90
found=$("$folder/venv/bin/python" - << 'PROGRAM'
import pyffish

position = "10/10/10/10/10/4A5/10/10/10/10 w - - 0 1"
for place, text in enumerate(["N", "NN", "W3", "nZ", "DD", "C2", "nC", "W10"]):
    name = f"rider{place}"
    lines = [f"[{name}]", "maxRank = 10", "maxFile = j", f"customPiece1 = a:{text}", "king = k:W"]
    pyffish.load_variant_config("\n".join([*lines, "checking = false", f"startFen = {position}", ""]))
    print(text, len(pyffish.legal_moves(name, position, [])), end="; ")
PROGRAM
)
printf '%s\n' "$found"
[ "$found" = 'N 8; NN 16; W3 12; nZ 8; DD 0; C2 0; nC 0; W10 4; ' ]
