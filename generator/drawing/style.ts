/**
 * The style of grids except the colors of the scale, for light and dark pages. Lines over cells are
 * white on black, so that they are visible on any color.
 */
export const GRID_STYLE = `
svg{--ink:#3d444d;--plain:#eef0f3;--line:#8b949e}
@media(prefers-color-scheme:dark){svg{--ink:#c5ccd4;--plain:#262c36;--line:#7d8590}}
text{font:5px system-ui,sans-serif;text-anchor:middle}
.edge text,text.edge{fill:var(--ink);font-size:3.3px}
text.edge{font-size:4.4px}
.empty{fill:var(--plain);stroke:var(--line);stroke-width:.15}
.never{stroke:var(--ink)}
.unused{fill:#0000;stroke:var(--line);stroke-width:.4;stroke-dasharray:1 1}
rect{shape-rendering:crispEdges}
.line{shape-rendering:auto;fill:none;stroke:#000;stroke-width:1.8;pointer-events:none}
.line+.line{stroke:#fff;stroke-width:.7}
.target .line+.line{stroke-dasharray:1.5 1}
`;
