import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter, useNavigate } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ROUTES } from "./routes";
import { countedPath, usePageView } from "./usePageView";

const ADDRESS = "https://count.example.org/api/event";
const send = vi.fn<typeof fetch>();

beforeEach(() => {
  send.mockReset();
  send.mockRejectedValue(new TypeError("no network"));
  vi.stubGlobal("fetch", send);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.head.replaceChildren();
});

function configure() {
  const meta = document.createElement("meta");
  meta.name = "page-views";
  meta.content = ADDRESS;
  document.head.append(meta);
}

function visit() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={["/planning/lists/0193-secret?resetToken=secret"]}>{children}</MemoryRouter>
  );
  return renderHook(
    () => {
      usePageView("/planning/lists/:listId");
      return useNavigate();
    },
    { wrapper },
  );
}

test("without an address to send to nothing is counted", () => {
  visit();
  expect(send).not.toHaveBeenCalled();
});

test("each page counts once, as an event without cookies that says which page and nothing of what is in it", async () => {
  configure();
  const { result, rerender } = visit();
  rerender();
  expect(send.mock.calls).toHaveLength(1);
  const [address, { body, ...options } = {}] = send.mock.calls[0] ?? [];
  expect([address, options]).toEqual([
    ADDRESS,
    { method: "POST", mode: "no-cors", credentials: "omit", keepalive: true },
  ]);
  expect(JSON.parse(body as string)).toEqual({
    name: "pageview",
    url: "http://localhost:3000/planning/lists/:id",
    domain: "localhost",
  });
  await act(() => result.current("/planning/lists/another?note=private"));
  expect(send.mock.calls).toHaveLength(2);
  expect(JSON.stringify(send.mock.calls)).not.toMatch(/secret|another|private/);
});

test.each([
  ["asks not to be tracked", "doNotTrack", "1"],
  ["has Global Privacy Control", "globalPrivacyControl", true],
  ["has no connection", "onLine", false],
])("a browser that %s sends nothing, then or later", (_, name, value) => {
  configure();
  Object.defineProperty(navigator, name, { value, configurable: true });
  visit();
  Reflect.deleteProperty(navigator, name);
  expect(send).not.toHaveBeenCalled();
});

test("no route counts under a name that holds an id", () => {
  const counted = ROUTES.map(({ path }) => countedPath(path));
  expect(counted).toContain("/workspace/invitation/:id");
  expect(counted.filter((path) => !/^\/([a-z-]+|:id)?(\/([a-z-]+|:id))*$/.test(path))).toEqual([]);
});
