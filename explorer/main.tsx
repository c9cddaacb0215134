/** Puts the explorer on the page. */
import { render } from "preact";
import { keepForOffline } from "./offline/register.js";
import { Page } from "./page.js";
import "./page.css";
import "./chapters/chapters.css";

const place = document.querySelector("#explorer");
if (place) render(<Page />, place);

keepForOffline();
