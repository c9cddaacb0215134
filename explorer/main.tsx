/** Puts the explorer on the page. */
import { render } from "preact";
import { App } from "./app.js";
import { keepForOffline } from "./offline/register.js";
import "./style.css";

const place = document.querySelector("#explorer");
if (place) render(<App />, place);

keepForOffline();
