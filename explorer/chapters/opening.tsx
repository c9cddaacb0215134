/** The opening: one board, a king and a knight, and the question. */
import type { ComponentChildren } from "preact";
import { useMemo, useState } from "preact/hooks";
import { name, repository, version } from "../../package.json";
import { BOARD, squareName } from "../../generator/core/boards/board.js";
import { Board } from "../components/board.js";
import { Choices } from "../components/choices.js";
import { CopiedText } from "../components/copying.js";
import { Legend } from "../components/legend.js";
import { Route } from "../components/route.js";
import { usePlaces } from "../components/use-places.js";
import { linksTo } from "../model/links.js";
import { distancesFrom, metricNamed, movesSaid, tokenOf } from "../model/metrics.js";
import type { Places } from "../model/places.js";
import { routeOf } from "../model/routes.js";
import { sceneOf } from "../model/scene.js";
import { boardOf } from "../model/shown.js";
import { OPENING } from "../model/state.js";
import { Answer, HOW_TO, HowTo } from "./chapter.js";

const PIECES = [metricNamed("king"), metricNamed("knight")] as const;

/** Both pieces are two diagonal steps from d4: the king on f6 needs two moves, the knight on b2 four. */
const FIRST: Places = { pieces: [45, 9], target: 27 };

const ABOUT =
  "How many moves a piece needs on a chessboard: proved tables for your program, in eleven languages.";

/** The command that installs the package: from npm or, before the first release, from a clone beside a project. */
const INSTALL = repository.includes("TODO")
  ? `npm --prefix ../${name} ci && npm pack --silent ../${name} && npm install ./${name}-${version}.tgz`
  : `npm install ${name}`;

export const Install = () => <CopiedText what="command" text={INSTALL} />;

const LINKS = linksTo(repository).filter(({ text }) => /^(?:README|Repository)/.test(text));

export const Opening = ({ children }: { readonly children: ComponentChildren }) => {
  const [places, put] = useState(FIRST);
  const [chosen, choose] = useState(1);
  const moving = usePlaces({
    board: BOARD,
    places,
    put: (next) => {
      const moved = next.pieces.findIndex((square, at) => square !== places.pieces[at]);
      if (moved !== -1) choose(moved);
      put(next);
    },
    piece: chosen,
  });
  const { pieces, target } = moving.shown;
  const at = moving.held === "target" ? chosen : moving.held;
  const metric = PIECES[at === 0 ? 0 : 1];
  const origin = pieces[at] ?? target;
  const state = { ...OPENING, metric, origin, target };
  const scene = useMemo(() => sceneOf({ ...OPENING, metric }), [metric]);
  const shown = boardOf(state, scene, [target]);
  const answers = PIECES.map((metric, piece) => {
    const square = pieces[piece] ?? target;
    const distance = distancesFrom(metric, BOARD, [square])[target] ?? 0;
    return `the ${metric.name} on ${squareName(BOARD, square)} needs ${movesSaid(distance)}`;
  });
  return (
    <header class="opening">
      <div class="words">
        <h1>{name}</h1>
        <p class="lead">{ABOUT}</p>
        <Install />
      </div>
      <div class="diagram">
        <Answer>
          To reach {squareName(BOARD, target)}, <strong>{answers[0]}</strong> and{" "}
          <strong>{answers[1]}</strong>.
        </Answer>
        <Board shown={shown} moving={moving} pieces={PIECES.map(tokenOf)} describedBy={HOW_TO}>
          <Route grid={shown.grid} squares={routeOf(state)} />
        </Board>
        <Choices
          label="Whose distances are shown"
          options={PIECES}
          chosen={metric}
          choose={(piece) => choose(PIECES.indexOf(piece))}
        />
        <Legend hasNever={false} />
        <p class="note">
          Drag a piece, or choose another square. Other pieces and attacked squares are ignored. In
          endgames, engines use distances such as a king’s to a pawn.
        </p>
        <HowTo />
      </div>
      <div class="get">
        <p class="links">
          {LINKS.map(({ href, text }) => (
            <a key={href} href={href}>
              {text}
            </a>
          ))}
        </p>
        <p>
          <a href="#sources">Some published tables</a> were wrong.{" "}
          <a href="#audit">Is yours right?</a>
        </p>
        {children}
      </div>
    </header>
  );
};
