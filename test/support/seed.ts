/** Makes the random input of fast-check follow the seed of the run. */
import { configureGlobal } from "fast-check";
import { SEED } from "./sampling.js";

configureGlobal({ seed: SEED });
