import sonarjs from "eslint-plugin-sonarjs";
import tseslint from "typescript-eslint";

export default tseslint.config(
  {
    ignores: [
      "generated/",
      ".build/",
      "coverage/",
      "dist/",
      "*.config.js",
      "explorer/chapters/code/",
    ],
  },
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      "@typescript-eslint/consistent-type-assertions": ["error", { assertionStyle: "never" }],
      // A property that is named beside a rest is left out of it.
      "@typescript-eslint/no-unused-vars": ["error", { ignoreRestSiblings: true }],
      // Messages contain distances, squares and indices, which are numbers.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
    },
  },
  {
    // What makes a function hard to read is how much it holds: its decisions, how deep they are nested, and its length.
    files: ["generator/**", "explorer/**", "test/**"],
    plugins: { sonarjs },
    rules: { complexity: ["error", 15], "sonarjs/cognitive-complexity": ["error", 15] },
  },
  {
    files: ["generator/**"],
    rules: { "max-lines-per-function": ["error", 60] },
  },
  {
    // CommonJS has no other way to import.
    files: ["**/*.cjs"],
    rules: { "@typescript-eslint/no-require-imports": "off" },
  },
  {
    // Event handlers are written as `() => call()`.
    files: ["explorer/**"],
    rules: {
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
    },
  },
  {
    // These tests use what does not exist, to check that TypeScript rejects it.
    files: ["test/**/*.test-d.ts"],
    rules: { "@typescript-eslint/no-unsafe-call": "off" },
  },
);
