/**
 * What the first load is made of: `npm run weigh`. Builds the web app in a folder of its own, and prints what each package,
 * and each folder of the app, has of the scripts that a visit to the expenses begins with. A part's kB gz is its share of its
 * script.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { SourceMap } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";

const SHOWN = 30;

const outDir = await mkdtemp(join(tmpdir(), "weigh-"));
const result = await build({ logLevel: "silent", build: { outDir, sourcemap: "hidden", emptyOutDir: true } });
await rm(outDir, { recursive: true });
const files = [result].flat().flatMap(({ output }) => output);
const chunks = files.filter(({ type }) => type === "chunk");
for (const name of ["start", "frame", "expenses"]) {
  const [chunk] = chunks.filter((each) => each.name === name).sort((a, b) => b.code.length - a.code.length);
  const size = gzipSync(chunk.code, { level: 9 }).length / 1000;
  console.log(`${chunk.fileName}: ${size.toFixed(1)} kB gz, ${chunks.length} chunks in all`);
  const parts = [...bytesByPart(chunk)].sort(([, one], [, other]) => other - one).slice(0, SHOWN);
  for (const [part, bytes] of parts) {
    console.log(`${((bytes / chunk.code.length) * size).toFixed(1).padStart(6)} kB gz  ${part}`);
  }
}

/** The characters of a chunk, counted by where they come from. */
function bytesByPart({ code, map }) {
  const sources = new SourceMap(map);
  const bytes = new Map();
  code.split("\n").forEach((text, line) => {
    for (let column = 0; column < text.length; column += 1) {
      const part = partOf(sources.findEntry(line, column).originalSource);
      bytes.set(part, (bytes.get(part) ?? 0) + 1);
    }
  });
  return bytes;
}

function partOf(source) {
  if (source === undefined) return "data and names";
  const [, library] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? [];
  const [, folder] = /webui\/src\/([^/]+)/.exec(source) ?? [];
  return library ?? (folder === undefined ? "data and names" : `app: ${folder}`);
}
