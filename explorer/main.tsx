/** Puts the explorer on the page. */
import { render } from "preact";
import { App } from "./workbench/workbench.js";
import "./page.css";

const place = document.querySelector("#explorer");
if (place) render(<App />, place);
