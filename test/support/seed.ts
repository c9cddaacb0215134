/** Random input of fast-check follows the seed of the run. */
import { configureGlobal } from "fast-check";
import { SEED } from "./sampling.js";

configureGlobal({ seed: SEED });
