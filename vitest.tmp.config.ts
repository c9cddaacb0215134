import { defineConfig } from "vitest/config";
export default defineConfig({ root: "/work/main", resolve: { alias: [{ find: /^chess-distance$/, replacement: "/work/main/src/index.ts" },{ find: /^chess-distance\/pieces$/, replacement: "/work/main/src/pieces.ts" }] }, test: { include: ["test/*.test.ts"] } });
