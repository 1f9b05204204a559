import eslint from "@eslint/js";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";
import { classes } from "./webui/lint/classes.js";
import { comments } from "./webui/lint/comments.js";
import { checkFolders, zones } from "./webui/lint/zones.js";

const PROJECTS = ["tsconfig.json", "tsconfig.sw.json", "tsconfig.node.json"];
checkFolders();

export default tseslint.config(
  {
    ignores: [
      "**/*",
      "!webui",
      "!webui/**",
      "!tests",
      "!tests/web",
      "!tests/web/**",
      "!bench",
      "!bench/browser",
      "!bench/browser/**",
      "!*.{ts,js}",
      "webui/src/contract/*.gen.ts",
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  eslint.configs.recommended,
  {
    files: ["**/*.{ts,tsx}"],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { project: PROJECTS, tsconfigRootDir: import.meta.dirname } },
    rules: {
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // A handler of one call stands in one line.
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "@typescript-eslint/switch-exhaustiveness-check": "error",
      "max-lines": ["error", 400],
    },
  },
  {
    // Compiles each component to judge it, a quarter of the whole run: tests have none of their own.
    files: ["webui/src/**/*.{ts,tsx}"],
    ignores: ["**/*.test.{ts,tsx}"],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    files: ["webui/src/**/*.{ts,tsx}"],
    plugins: { budget: { rules: { classes, comments, zones } } },
    rules: { "budget/classes": "error", "budget/comments": "error", "budget/zones": "error" },
  },
  {
    files: ["webui/**/*.{ts,tsx}"],
    ignores: ["webui/testing/eventually.ts"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          name: "jotai",
          importNames: ["useAtom", "useAtomValue"],
          message: "They render twice at mount: use those of @/state/useAtomValue.",
        },
      ],
      "no-restricted-properties": [
        "error",
        ...["waitFor", "waitUntil"].map((property) => ({
          object: "vi",
          property,
          message: "It gives up after a second: use `eventually` of @testing/eventually.",
        })),
      ],
    },
  },
  {
    files: ["webui/public/*.js"],
    languageOptions: {
      sourceType: "script",
      globals: { document: "readonly", localStorage: "readonly", navigator: "readonly" },
    },
  },
);
