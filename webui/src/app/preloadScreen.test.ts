import { afterEach, expect, test, vi } from "vitest";
import { preloadScreen } from "./preloadScreen";
import { ROUTES } from "./routes";

const preloadOf = (path: string) => {
  const screen = ROUTES.find((route) => route.path === path)?.screen;
  if (screen?.preload === undefined) throw new Error(`${path} has nothing to fetch ahead`);
  return vi.spyOn(screen as Required<typeof screen>, "preload").mockResolvedValue(undefined);
};

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("the code of the page asked for is fetched before anybody knows who is in", () => {
  const preload = preloadOf("/planning/lists/:listId");
  expect(preloadScreen("/planning/lists/list-1")).toBe(true);
  expect(preload).toHaveBeenCalledOnce();
  expect(preloadScreen("/no/such/page")).toBe(false);
});

test("the expenses come with the app itself", () => {
  expect(preloadScreen("/expenses")).toBe(false);
});

test("the entrance is fetched ahead on the first visit alone", () => {
  const preload = preloadOf("/");
  expect(preloadScreen("/")).toBe(true);
  vi.stubGlobal("navigator", { serviceWorker: { controller: {} } });
  expect(preloadScreen("/")).toBe(false);
  expect(preload).toHaveBeenCalledOnce();
});
