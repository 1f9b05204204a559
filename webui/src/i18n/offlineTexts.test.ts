import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetOldTexts, isTextFile, keepTexts, noteLanguage, textFile } from "./offlineTexts";

const FILES = ["/assets/en-a1.js", "/assets/rest.en-b2.js", "/assets/ua-c3.js", "/assets/rest.ua-d4.js"];

let kept = new Map<string, Response>();
let fetched: string[] = [];

const pathOf = (request: string | Request) =>
  new URL(typeof request === "string" ? request : request.url, "https://budget.example").pathname;

const cache = {
  match: (request: string | Request) => Promise.resolve(kept.get(pathOf(request))?.clone()),
  put: (path: string, response: Response) => Promise.resolve(void kept.set(path, response)),
  add: async (path: string) => {
    kept.set(path, await fetch(path));
  },
  delete: (request: Request) => Promise.resolve(kept.delete(pathOf(request))),
  keys: () => Promise.resolve([...kept.keys()].map((path) => new Request(`https://budget.example${path}`))),
};

beforeEach(() => {
  kept = new Map();
  fetched = [];
  vi.stubGlobal("caches", { open: () => Promise.resolve(cache) });
  vi.stubGlobal("fetch", (request: string | Request) => {
    fetched.push(pathOf(request));
    return Promise.resolve(new Response(`new ${pathOf(request)}`));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test("files of texts are told from all others by their names", () => {
  const others = [
    "/assets/people-ua.js",
    "/assets/screenLoaders-en-1.js",
    "/assets/ua-c3.css",
    "/index.html",
  ];
  expect([...FILES, ...others].filter(isTextFile)).toEqual(FILES);
});

test("only the texts of the page's language are kept, and fetched once", async () => {
  await noteLanguage("ua");
  await keepTexts(FILES);
  await keepTexts(FILES);
  expect(fetched).toEqual(["/assets/ua-c3.js", "/assets/rest.ua-d4.js"]);
});

test("before a page noted its language those in English are kept", async () => {
  await keepTexts(FILES);
  expect(fetched).toEqual(["/assets/en-a1.js", "/assets/rest.en-b2.js"]);
});

test("a kept file is answered without the network, another one from it", async () => {
  await keepTexts(FILES);
  fetched = [];
  const answer = await textFile(new Request("https://budget.example/assets/en-a1.js"));
  expect([await answer.text(), fetched]).toEqual(["new /assets/en-a1.js", []]);
  await textFile(new Request("https://budget.example/assets/ua-c3.js"));
  expect(fetched).toEqual(["/assets/ua-c3.js"]);
});

test("a new version keeps the language and what did not change, and forgets the rest", async () => {
  await noteLanguage("ua");
  await keepTexts(FILES);
  fetched = [];
  const next = ["/assets/ua-c3.js", "/assets/rest.ua-e5.js"];
  await keepTexts(next);
  await forgetOldTexts(next);
  expect(fetched).toEqual(["/assets/rest.ua-e5.js"]);
  expect([...kept.keys()].sort()).toEqual([...next, "/language"].sort());
});
