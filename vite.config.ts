/// <reference types="vitest/config" />
import { resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin, type Rolldown } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { scopedName, smallBundles } from "./webui/bundles.ts";
import { SHARED } from "./webui/chunks.ts";
import { MANIFEST_FILES, manifestIn } from "./webui/manifest.ts";
import { HOOK_MAX_MS, TEST_MAX_MS, WAIT_MS } from "./webui/testing/waiting.ts";

const inRepository = (path: string) => resolve(import.meta.dirname, path);

type Output = Rolldown.OutputBundle[string];

/** Its own entry is the one for development, with all its checks. */
const router = inRepository("node_modules/react-router/dist/production/index.mjs");

const alias = {
  "@": inRepository("webui/src"),
  "@core": inRepository("src/budget_core/data"),
  "@testing": inRepository("webui/testing"),
};

const pwa = VitePWA({
  strategies: "injectManifest",
  srcDir: "src",
  filename: "sw.ts",
  registerType: "prompt",
  injectRegister: false,
  manifest: manifestIn("en"),
  manifestFilename: MANIFEST_FILES.en,
  includeManifestIcons: false,
  injectManifest: { globPatterns: ["**/*.{js,css,html,svg}", "icons/icon-192.png"] },
});

/** The same in Ukrainian: the page names the one of its language. */
const secondManifest: Plugin = {
  name: "second-manifest",
  apply: "build",
  generateBundle() {
    this.emitFile({ type: "asset", fileName: MANIFEST_FILES.uk, source: JSON.stringify(manifestIn("uk")) });
  },
};

/** The code and the texts that a page starts with, by the name that `early.js` asks for them by; `{}` is the language. */
const STARTS = {
  welcome: ["/sign-in/Welcome.tsx", "/i18n/{}.json", "/screens/sign-in.{}.json"],
  first: ["/app/Shell.tsx", "/i18n/{}.json", "/screens/first.{}.ts"],
  later: ["/app/screenLoaders.ts"],
  expenses: ["/app/ExpensesScreen.tsx"],
  planning: ["/features/planning/index.tsx", "/screens/budget.{}.ts"],
  lists: ["/features/lists/index.tsx", "/screens/budget.{}.ts"],
  accounts: ["/features/accounts/index.tsx", "/screens/budget.{}.ts"],
  history: ["/features/history/index.tsx", "/screens/records.{}.ts"],
  statistics: ["/features/statistics/index.tsx", "/screens/records.{}.ts"],
};

/** The page names the files of its first screens by language: `early.js` asks for them beside the code. */
const firstFiles: Plugin = {
  name: "first-files",
  transformIndexHtml: {
    order: "post",
    handler: (_html, { bundle = {} }) => {
      const files = Object.values(bundle);
      return Object.entries(STARTS).flatMap(([name, ends]) =>
        ["en", "ua"].map((language) => {
          const names = ends.flatMap((end) => filesOf(end.replace("{}", language), files));
          return {
            tag: "meta",
            attrs: { name: `${name}-${language}`, content: [...new Set(names)].join(" ") },
            injectTo: "head-prepend" as const,
          };
        }),
      );
    },
  },
};

/** The style sheets follow the shell of the page: before it, they would hold it back. */
const shellFirst: Plugin = {
  name: "shell-first",
  transformIndexHtml: {
    order: "post",
    handler: (html) => {
      const sheets = html.match(STYLE_SHEETS) ?? [];
      return html.replace(STYLE_SHEETS, "").replace('<div id="root">', `${sheets.join("")}$&`);
    },
  },
};
const STYLE_SHEETS = /<link rel="stylesheet"[^>]*>\s*/g;

/** The files of a module that is loaded by itself: its code, what that imports, and their style sheets. */
function filesOf(end: string, files: readonly Output[]): string[] {
  const chunks = files.filter((file) => file.type === "chunk");
  const names = new Set(
    chunks
      .filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith(end)))
      .map(({ fileName }) => fileName),
  );
  for (const name of names) {
    for (const next of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) names.add(next);
  }
  const all = chunks.filter(({ fileName, isEntry }) => names.has(fileName) && !isEntry);
  const styles = all.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  return [...all.map(({ fileName }) => fileName), ...styles].map((name) => `/${name}`);
}

/** Contract, rules, data, texts and lint rules need no document: they are tested in plain Node, which starts faster. */
const PURE_LAYERS = ["contract", "domain", "data", "i18n"];
const PURE_TESTS = [
  ...PURE_LAYERS.map((layer) => `src/${layer}/**/*.test.ts`),
  "src/{features,state/budget}/**/*.node.test.ts",
  "lint/*.test.js",
];

/**
 * The app itself, with what the page for strangers shares with the first screens of who was here before; those screens. In
 * forty small files it weighs 15 kB more.
 */
const FIRST = {
  start: [
    "webui/src/app/main.tsx",
    "webui/src/i18n/useLanguage.ts",
    "webui/src/ui/browser/useLongPress.ts",
    "node_modules/lucide-react/dist/esm/createLucideIcon.mjs",
    "node_modules/lucide-react/dist/esm/icons/check.mjs",
    "node_modules/lucide-react/dist/esm/icons/chevron-right.mjs",
  ],
  frame: [
    "webui/src/app/Shell.tsx",
    ...["MonthNotes", "MonthPicker", "Pace", "why/WhyButton"].map((name) => `webui/src/parts/${name}.tsx`),
    "webui/src/parts/useLastNumber.ts",
    ...["Card", "Columns"].map((name) => `webui/src/ui/frame/${name}.tsx`),
    ...["Hero", "HeroNote", "Ring"].map((name) => `webui/src/ui/figures/${name}.tsx`),
    "webui/src/domain/budget/comingItems.ts",
    "webui/src/i18n/useNames.ts",
    ...["arrow-up", "clock", "list"].map((name) => `node_modules/lucide-react/dist/esm/icons/${name}.mjs`),
    "webui/src/i18n/useProgress.ts",
    "webui/src/ui/art/icons.ts",
    "webui/src/ui/fields/SegmentedToggle.tsx",
    "webui/src/ui/rows/SectionHeader.tsx",
    "webui/src/ui/rows/Section.tsx",
    "webui/src/parts/Emphasis.tsx",
  ],
  expenses: ["webui/src/app/ExpensesScreen.tsx"],
};

const first = Object.entries(FIRST).map(([name, entries]) => {
  const ids = entries.map(inRepository);
  return { name, test: (id: string) => ids.includes(id) };
});
/** The first that fits takes a module. */
const groups = [...first, ...SHARED].map((group, index, all) => ({ ...group, priority: all.length - index }));

/** The chunk of a feature's screens is called by the feature. */
function chunkFileNames({ facadeModuleId }: { readonly facadeModuleId?: string | null }): string {
  const [, feature] = /\/features\/([^/]+)\/screens\.ts$/.exec(facadeModuleId ?? "") ?? [];
  return `assets/${feature ?? "[name]"}-[hash].js`;
}

/** React's makers and reads of properties do nothing by themselves: what libraries make of them and nobody uses stays out. */
const treeshake = {
  manualPureFunctions: ["createContext", "forwardRef", "memo"],
  propertyReadSideEffects: false as const,
  // The rules do nothing when they are loaded: of their index only what is used comes along, where it is used.
  moduleSideEffects: [{ test: /\/webui\/src\/domain\//, sideEffects: false }],
};

/**
 * Files to ask for beside a chunk that is loaded by itself. A screen asks for all it needs at once; its parts come when the
 * page is idle and name what they need themselves: every name costs the screen before it 15 bytes that nothing compresses.
 */
function filesBeside(_file: string, files: string[], { hostId }: { readonly hostId: string }): string[] {
  return hostId.includes("/screenLoaders-") ? files : [];
}

const styleFiles = new Map<string, string>();

/** The stem of a style sheet names its classes: no other sheet may have it. */
function generateScopedName(name: string, path: string): string {
  const [file = path] = path.split("?");
  const [, stem = ""] = /([^/]+)\.module\.css$/.exec(file) ?? [];
  if ((styleFiles.get(stem) ?? file) !== file) throw new Error(`two style sheets are called ${stem}`);
  styleFiles.set(stem, file);
  return scopedName(name, stem);
}

export default defineConfig(({ command }) => ({
  root: "webui",
  resolve: { alias: command === "build" ? { ...alias, "react-router": router } : alias },
  plugins: [smallBundles, react(), pwa, secondManifest, firstFiles, shellFirst],
  css: { modules: { generateScopedName } },
  build: {
    outDir: "../src/budget_api/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: filesBeside },
    rolldownOptions: { treeshake, output: { chunkFileNames, codeSplitting: { groups } } },
    target: ["chrome123", "safari17.5", "firefox120"],
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } }, fs: { allow: [".."] } },
  test: {
    testTimeout: TEST_MAX_MS,
    hookTimeout: HOOK_MAX_MS,
    retry: 1,
    reporters: ["default", inRepository("webui/testing/flakyReporter.ts")],
    // Files share a process: what one test replaced, the next would find replaced.
    restoreMocks: true,
    unstubGlobals: true,
    // The default of one second is too short for a busy machine.
    expect: { poll: { timeout: WAIT_MS } },
    projects: [
      { extends: true, test: { name: "pure", isolate: false, environment: "node", include: PURE_TESTS } },
      {
        extends: true,
        test: {
          name: "screen",
          isolate: false,
          environment: "jsdom",
          include: ["src/**/*.test.{ts,tsx}"],
          exclude: PURE_TESTS,
          setupFiles: [inRepository("webui/testing/setup.ts")],
        },
      },
    ],
  },
}));
