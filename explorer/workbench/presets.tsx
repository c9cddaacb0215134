/** The row of examples. */
import { presetAddress, PRESETS } from "../model/presets.js";
import type { State } from "../model/state.js";

export const Presets = ({ state }: { readonly state: State }) => (
  <nav class="presets" aria-label="Examples">
    <ul>
      {PRESETS.map((preset) => (
        <li key={preset.name}>
          <a href={presetAddress(preset, state)}>
            <b>{preset.name}</b>
            <span class="note">{preset.sentence}</span>
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
