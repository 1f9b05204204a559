import { afterEach, expect, test, vi } from "vitest";
import { activeTexts } from "@/i18n/activeLanguage";
import { preloadScreen } from "./preloadScreen";
import { ROUTES } from "./routes";

const preloadOf = (path: string) => {
  const screen = ROUTES.find((route) => route.path === path)?.screen;
  if (screen === undefined) throw new Error(`${path} is no page`);
  return vi.spyOn(screen, "preload").mockResolvedValue(undefined);
};

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("the code of the page asked for is fetched before anybody knows who is in, with its texts", async () => {
  const preload = preloadOf("/planning/lists/:listId");
  await preloadScreen("/planning/lists/list-1");
  expect(preload).toHaveBeenCalledOnce();
  expect(activeTexts().exists("lists.title")).toBe(true);
});

test("an address that the app does not have begins like the expenses", async () => {
  const preload = preloadOf("/expenses");
  await preloadScreen("/no/such/page");
  expect(preload).toHaveBeenCalledOnce();
});

test("the entrance is fetched ahead on the first visit alone", async () => {
  const [welcome, expenses] = [preloadOf("/"), preloadOf("/expenses")];
  await preloadScreen("/");
  expect(expenses).not.toHaveBeenCalled();
  vi.stubGlobal("navigator", { serviceWorker: { controller: {} }, languages: ["en"] });
  await preloadScreen("/");
  expect(expenses).toHaveBeenCalledOnce();
  expect(welcome).toHaveBeenCalledOnce();
});

test("code that cannot be fetched holds nothing back: the screen says so itself", async () => {
  preloadOf("/expenses").mockRejectedValue(new Error("no connection"));
  await expect(preloadScreen("/expenses")).resolves.toBeUndefined();
});
