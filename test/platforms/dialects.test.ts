/** Asks Fairy-Stockfish again for the moves in `test/pieces/dialects.json`. */
import { execFileSync } from "node:child_process";
import { dirname } from "node:path";
import * as v from "valibot";
import { expect, test } from "vitest";
import dialects from "../pieces/dialects.json" with { type: "json" };
import { recordedIn } from "../support/dialects.js";
import { platform } from "./support/platform.js";

/** Reads strings, one in each line, and prints the moves of such a white piece on e5 of 10x10. */
const ASKS = `
import json, sys, pyffish
answers = {}
for place, text in enumerate(sys.stdin.read().split()):
    position = "10/10/10/10/10/4A5/10/10/10/10 w - - 0 1"
    lines = ["maxRank = 10", "maxFile = j", "customPiece1 = a:" + text, "king = k:W", "checking = false"]
    pyffish.load_variant_config("\\n".join(["[x%d]" % place, *lines, "startFen = " + position]) + "\\n")
    moves = pyffish.legal_moves("x%d" % place, position, [])
    answers[text] = [[ord(move[2]) - ord("e"), int(move[3:]) - 5] for move in moves]
print(json.dumps(answers))
`;

test("Fairy-Stockfish moves as recorded", (context) => {
  const folder = dirname(dirname(platform(context, "pyffish")));
  const recorded = recordedIn(dialects.fairyStockfish);
  const output = execFileSync(platform(context, "python3"), ["-c", ASKS], {
    input: recorded.map(([text]) => text).join("\n"),
    encoding: "utf8",
    env: { ...process.env, PYTHONPATH: folder },
  });
  const answers = v.parse(v.record(v.string(), v.array(v.array(v.number()))), JSON.parse(output));
  for (const [text, moves] of recorded) {
    const found = answers[text]?.map((vector) => vector.join());
    expect(found?.sort(), text).toEqual(moves.split(" ").filter(Boolean).sort());
  }
});
