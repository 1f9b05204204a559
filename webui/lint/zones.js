/** Which file of the web app may import which: the layers, and the ESLint rule that holds them. */
import { readdirSync } from "node:fs";
import { dirname, relative, resolve, sep } from "node:path";

const SOURCE = resolve(import.meta.dirname, "../src");

/** Low to high: a layer imports lower ones only. */
export const LAYERS = ["contract", "domain", "data", "i18n", "state", "ui", "parts", "features", "app"];

/** Inside a layer, low to high: a folder imports those of lower floors only. Other folders and files are free. */
const FLOORS = {
  domain: [["rules"], ["budget"]],
  data: [["device", "server"], ["sync"], ["guest"]],
};

/** `ui` knows neither data nor state nor texts: they come in as props. */
const CLOSED_TO = { ui: ["data", "i18n", "state"] };

/** What stands beside the shipped tree: the component board and what tests share. */
const BESIDE = new Set(["kit", "testing"]);
const isTest = (file) => /\.test\.tsx?$/.test(file);

/** What `source`, as written in `file`, is inside webui/src: ["features", "history", …]; nothing for packages. */
function target(file, source) {
  if (source.startsWith("@/")) return source.slice(2).split("/");
  if (source.startsWith("@testing/")) return ["..", "testing"];
  if (!source.startsWith(".")) return [];
  return relative(SOURCE, resolve(dirname(file), source)).split(sep);
}

const floorOf = (layer, folder) => FLOORS[layer]?.findIndex((floor) => floor.includes(folder)) ?? -1;

/** Why the file `from` must not import `to`, if so. */
export function objection(from, to) {
  const [fromLayer, fromFolder] = from;
  const [toLayer, toFolder] = to;
  if (toLayer === ".." && BESIDE.has(toFolder) && !isTest(from.at(-1))) return `${toFolder} is not shipped`;
  if (!LAYERS.includes(fromLayer) || !LAYERS.includes(toLayer)) return undefined;
  if (CLOSED_TO[fromLayer]?.includes(toLayer))
    return `${fromLayer} takes everything as props, not from ${toLayer}`;
  if (LAYERS.indexOf(toLayer) > LAYERS.indexOf(fromLayer)) return `${fromLayer} lies below ${toLayer}`;
  if (fromLayer !== toLayer || fromFolder === toFolder) return undefined;
  if (fromLayer === "features") return `features never import each other (${fromFolder}, ${toFolder})`;
  const [fromFloor, toFloor] = [fromFolder, toFolder].map((folder) => floorOf(fromLayer, folder));
  if (fromFloor < 0 || toFloor < 0 || toFloor < fromFloor) return undefined;
  return `${fromLayer}/${fromFolder} does not lie above ${fromLayer}/${toFolder}`;
}

export const zones = {
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

/** Throws when a folder of webui/src has no place among the layers. */
export function checkFolders() {
  const folders = readdirSync(SOURCE, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const unknown = folders.map(({ name }) => name).filter((name) => !LAYERS.includes(name));
  if (unknown.length > 0) throw new Error(`Folders of no layer in webui/src: ${unknown.join(", ")}`);
}
