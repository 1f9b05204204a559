import { readdirSync } from "node:fs";
import { dirname, relative, resolve, sep } from "node:path";
import eslint from "@eslint/js";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

const PROJECTS = ["tsconfig.json", "tsconfig.sw.json", "tsconfig.node.json"];
const SOURCE = resolve(import.meta.dirname, "webui/src");

/** Low to high: a layer imports lower ones only. */
const LAYERS = ["domain", "data", "i18n", "state", "ui", "features", "app"];

/** The kit knows neither data nor state nor texts: they come in as props. */
const CLOSED_TO = { ui: ["data", "i18n", "state"] };

/** What `source`, as written in `file`, is inside webui/src: ["features", "history", …]; nothing for packages. */
function target(file, source) {
  if (source.startsWith("@/")) return source.slice(2).split("/");
  if (!source.startsWith(".")) return [];
  return relative(SOURCE, resolve(dirname(file), source)).split(sep);
}

/** Why a file of `from` must not import `to`, if so. */
function objection(from, to) {
  const [fromLayer, fromFeature] = from;
  const [toLayer, toFeature] = to;
  if (!LAYERS.includes(fromLayer) || !LAYERS.includes(toLayer)) return undefined;
  if (CLOSED_TO[fromLayer]?.includes(toLayer))
    return `${fromLayer} takes everything as props, not from ${toLayer}`;
  if (LAYERS.indexOf(toLayer) > LAYERS.indexOf(fromLayer)) return `${fromLayer} lies below ${toLayer}`;
  const betweenFeatures = fromLayer === "features" && toLayer === "features" && fromFeature !== toFeature;
  return betweenFeatures ? `features never import each other (${fromFeature}, ${toFeature})` : undefined;
}

const zones = {
  meta: { type: "problem", schema: [] },
  create(context) {
    const from = relative(SOURCE, context.filename).split(sep);
    const check = (node) => {
      if (typeof node.source?.value !== "string") return;
      const message = objection(from, target(context.filename, node.source.value));
      if (message) context.report({ node, message });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
    };
  },
};

const unknown = readdirSync(SOURCE, { withFileTypes: true }).filter(
  (entry) => entry.isDirectory() && !LAYERS.includes(entry.name),
);
if (unknown.length > 0)
  throw new Error(`Folders of no layer in webui/src: ${unknown.map((entry) => entry.name).join(", ")}`);

export default tseslint.config(
  {
    ignores: [
      "**/*",
      "!webui",
      "!webui/**",
      "!tests",
      "!tests/web",
      "!tests/web/**",
      "!*.{ts,js}",
      "webui/src/data/api.gen.ts",
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
      "@typescript-eslint/switch-exhaustiveness-check": "error",
      "max-lines": ["error", 400],
    },
  },
  {
    files: ["webui/src/**/*.{ts,tsx}"],
    extends: [reactHooks.configs.flat.recommended],
    plugins: { budget: { rules: { zones } } },
    rules: { "budget/zones": "error" },
  },
  {
    files: ["webui/public/*.js"],
    languageOptions: { sourceType: "script", globals: { document: "readonly", localStorage: "readonly" } },
  },
);
