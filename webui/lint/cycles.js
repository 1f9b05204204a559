/** Fails when files of the web app import each other in a circle, types and late imports included. */
import { readdirSync, readFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import ts from "typescript";

const ROOT = resolve(import.meta.dirname, "../..");
const FOLDERS = ["src", "kit", "testing"];

/** The circles among the files below `folders` of `root`, each once, as paths from `root`. */
export function circles(root, folders, compilerOptions) {
  const files = folders.flatMap((folder) => sources(resolve(root, folder)));
  const known = new Set(files);
  const graph = new Map(
    files.map((file) => [file, imports(file, compilerOptions).filter((to) => known.has(to))]),
  );
  return knots(graph).map((knot) => knot.map((file) => relative(root, file)).sort());
}

function sources(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => resolve(entry.parentPath, entry.name));
}

function imports(file, options) {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, "utf8"), true, true);
  return importedFiles.map(({ fileName }) => {
    const { resolvedModule } = ts.resolveModuleName(fileName, file, options, ts.sys);
    return resolvedModule?.resolvedFileName ?? "";
  });
}

/** Tarjan: files that reach each other. */
function knots(graph) {
  const [seen, low, path, found] = [new Map(), new Map(), [], []];
  const visit = (file) => {
    const number = seen.size;
    seen.set(file, number);
    low.set(file, number);
    path.push(file);
    for (const next of graph.get(file)) {
      if (!seen.has(next)) visit(next);
      if (path.includes(next)) low.set(file, Math.min(low.get(file), low.get(next)));
    }
    if (low.get(file) < number) return;
    const knot = path.splice(path.indexOf(file));
    if (knot.length > 1 || graph.get(file).includes(file)) found.push(knot);
  };
  for (const file of graph.keys()) if (!seen.has(file)) visit(file);
  return found;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { config } = ts.readConfigFile(resolve(ROOT, "tsconfig.json"), (path) => readFileSync(path, "utf8"));
  const { options } = ts.parseJsonConfigFileContent(config, { ...ts.sys, readDirectory: () => [] }, ROOT);
  const found = circles(resolve(ROOT, "webui"), FOLDERS, options);
  for (const circle of found) process.stderr.write(`These import each other: ${circle.join(", ")}\n`);
  process.exitCode = found.length > 0 ? 1 : 0;
}
