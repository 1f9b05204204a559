/** Build plugins that leave out what nobody runs or reads. The build fails where a library no longer has it. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { minify, type Plugin } from "vite";
import { ErrorCode } from "./src/contract/codes.gen.ts";

/** The router's names for development tools, and its components without a mark, keep what nobody uses of it. */
const NAMES = /^\w+\.displayName = "\w+";$/gm;
const COMPONENTS = /^(var \w+ = )(?=\w+\.(?:forwardRef|memo|createContext)\()/gm;

const smallRouter: Plugin = {
  name: "small-router",
  apply: "build",
  transform: {
    filter: { id: /react-router\/dist\/production/ },
    handler: (code) => ({
      code: code.replace(NAMES, "").replace(COMPONENTS, "$1/* @__PURE__ */ "),
      map: null,
    }),
  },
};

/**
 * Methods of i18next by class, which serve backends, copies of an instance, post-processing and texts inside texts:
 * `i18n/translate.ts` has none of them.
 */
const UNUSED_METHODS = {
  Connector: ["queueLoad", "loaded", "read", "prepareLoading", "load", "reload", "loadOne", "saveMissing"],
  I18n: ["hydrate", "use", "getFixedT", "loadNamespaces", "loadLanguages", "dir", "cloneInstance", "toJSON"],
  Interpolator: ["nest"],
};
/** No text names a format; amounts and days are formatted before. */
const UNUSED_FORMATS = "formatter = Formatter;";

const smallTexts: Plugin = {
  name: "small-texts",
  apply: "build",
  transform: {
    filter: { id: /i18next\/dist\/esm\/i18next\.js/ },
    handler(code) {
      const cuts = Object.entries(UNUSED_METHODS).flatMap(([type, names]) => {
        const found = this.parse(code).body.find(
          (node) => node.type === "ClassDeclaration" && node.id?.name === type,
        );
        if (found?.type !== "ClassDeclaration") throw new Error(`i18next has no class ${type}`);
        return names.map((name) => {
          const method = found.body.body.find(
            (part) =>
              part.type === "MethodDefinition" && part.key.type === "Identifier" && part.key.name === name,
          );
          if (method === undefined) throw new Error(`i18next has no ${type}.${name}`);
          return code.slice(method.start, method.end);
        });
      });
      return { code: [...cuts, UNUSED_FORMATS].reduce(without, code), map: null };
    },
  },
};

function without(code: string, part: string): string {
  if (!code.includes(part)) throw new Error(`i18next has no ${part.slice(0, 40)}`);
  return code.replace(part, () => "");
}

/** The app names some of the error codes: their values in place of the table of all. */
const inlineErrorCodes: Plugin = {
  name: "inline-error-codes",
  apply: "build",
  transform: {
    filter: { id: /\/webui\/src\/.*\.tsx?$/, code: /ErrorCode\.[A-Z]/ },
    handler: (code) => ({
      code: code.replace(/\bErrorCode\.([A-Z_]+)\b/g, (_, name: keyof typeof ErrorCode) =>
        JSON.stringify(ErrorCode[name]),
      ),
      map: null,
    }),
  },
};

/** Classes begin with the name of their file, which no other file has: that makes them unique, and shorter than a hash. */
export function scopedName(name: string, sheet: string): string {
  return name.startsWith(sheet) ? name : `${sheet}-${name}`;
}

/** Class names in place of the tables of style sheets: a name says its file, so that one is the other. */
const inlineClassNames: Plugin = {
  name: "inline-class-names",
  apply: "build",
  transform: {
    filter: { id: /\/webui\/src\/.*\.tsx$/ },
    handler(code) {
      const [, sheet] = /^import css from "[^"]*?([^/"]+)\.module\.css";$/m.exec(code) ?? [];
      if (sheet === undefined) return undefined;
      const inlined = code.replace(/\bcss\["([\w-]+)"\]/g, (_, name: string) =>
        JSON.stringify(scopedName(name, sheet)),
      );
      return { code: inlined, map: null };
    },
  },
};

/** Styles stay where nobody reads the table of their names any more. */
const keepStyles: Plugin = {
  name: "keep-styles",
  apply: "build",
  enforce: "post",
  transform: {
    filter: { id: /\/webui\/src\/.*\.module\.css$/ },
    handler: (code) => ({ code, map: null, moduleSideEffects: "no-treeshake" as const }),
  },
};

/** The script before the app is copied as it stands: here without its comments. */
const smallEarlyScript: Plugin = {
  name: "small-early-script",
  apply: "build",
  async writeBundle({ dir = "" }) {
    const file = join(dir, "early.js");
    const { code } = await minify(file, await readFile(file, "utf8"));
    await writeFile(file, code);
  },
};

export const smallBundles = [
  smallRouter,
  smallTexts,
  inlineErrorCodes,
  inlineClassNames,
  keepStyles,
  smallEarlyScript,
];
