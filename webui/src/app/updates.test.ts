import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { showToast } from "@/ui/overlays/toasts";
import { waitBeforeLeaving } from "@/ui/browser/leaving";
import type * as activeLanguage from "@/i18n/activeLanguage";
import { setActiveLanguage } from "@/i18n/activeLanguage";
import { keepUpdated } from "./updates";

vi.mock("@/ui/overlays/toasts", () => ({ showToast: vi.fn() }));
vi.mock("@/i18n/activeLanguage", async (original) => {
  const real = await original<typeof activeLanguage>();
  return { ...real, activeTexts: () => ({ ...real.activeTexts(), t: (key: string) => key }) };
});

class FakeWorker extends EventTarget {
  state = "installing";
  readonly postMessage = vi.fn();

  install(): void {
    this.state = "installed";
    this.dispatchEvent(new Event("statechange"));
  }
}

/** A browser with or without a worker in charge, and a registration that gets a new version. */
function browser(controller: FakeWorker | null, waiting: FakeWorker | null = null) {
  const coming = new FakeWorker();
  const update = vi.fn().mockResolvedValue(undefined);
  const registration = Object.assign(new EventTarget(), { waiting, installing: coming, update });
  const register = vi.fn().mockResolvedValue(registration);
  const active = new FakeWorker();
  const ready = Promise.resolve({ active });
  const serviceWorker = Object.assign(new EventTarget(), { controller, register, ready });
  const noted: string[] = [];
  const put = async (_: string, answer: Response) => noted.push(await answer.text());
  vi.stubGlobal("caches", { open: () => Promise.resolve({ put }) });
  vi.stubGlobal("navigator", { serviceWorker });
  const reload = vi.fn();
  vi.stubGlobal("window", { location: { reload } });
  const takeOver = () => serviceWorker.dispatchEvent(new Event("controllerchange"));
  return { active, coming, noted, registration, reload, takeOver };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.mocked(showToast).mockReset();
});

test("the first installation is no update", async () => {
  const { coming, registration } = browser(null);
  await keepUpdated();
  registration.dispatchEvent(new Event("updatefound"));
  coming.install();
  expect(showToast).not.toHaveBeenCalled();
});

test("a first worker that is about to take the page is no update", async () => {
  browser(null, new FakeWorker());
  await keepUpdated();
  expect(showToast).not.toHaveBeenCalled();
});

test("a new version is offered, and taken only when the user says so", async () => {
  const { coming, registration } = browser(new FakeWorker());
  await keepUpdated();
  registration.dispatchEvent(new Event("updatefound"));
  expect(showToast).not.toHaveBeenCalled();
  coming.install();
  registration.waiting = coming;
  const [offer] = vi.mocked(showToast).mock.calls[0] ?? [];
  expect(offer).toMatchObject({ text: "states.updateReady", lasting: true });
  expect(coming.postMessage).not.toHaveBeenCalled();
  offer?.action?.run();
  expect(coming.postMessage).toHaveBeenCalledWith({ type: "SKIP_WAITING" });
});

test("a version that waited since the last visit is offered at once", async () => {
  browser(new FakeWorker(), new FakeWorker());
  await keepUpdated();
  expect(showToast).toHaveBeenCalledOnce();
});

test("the worker keeps the texts of the page's language, from its installation on and after a switch", async () => {
  const { active, noted } = browser(null);
  await keepUpdated();
  expect(noted[0]).toBe("en");
  await expect.poll(() => active.postMessage.mock.calls).toEqual([[{ type: "KEEP_TEXTS" }]]);
  setActiveLanguage("ua");
  onTestFinished(() => setActiveLanguage("en"));
  await expect.poll(() => active.postMessage.mock.calls).toHaveLength(2);
  expect(noted.at(-1)).toBe("ua");
});

test("the first worker takes the page as it is, and the next one brings its own", async () => {
  const { reload, takeOver } = browser(null);
  await keepUpdated();
  takeOver();
  expect(reload).not.toHaveBeenCalled();
  takeOver();
  await expect.poll(() => reload.mock.calls).toHaveLength(1);
});

test("a page that a worker serves already is loaded anew when another takes over", async () => {
  const { reload, takeOver } = browser(new FakeWorker());
  await keepUpdated();
  takeOver();
  await expect.poll(() => reload.mock.calls).toHaveLength(1);
});

test("an app that stays open looks for a new version every hour it is seen, and when it comes to the front", async () => {
  vi.useFakeTimers();
  const seen = vi.spyOn(document, "visibilityState", "get").mockReturnValue("visible");
  const { registration } = browser(new FakeWorker());
  await keepUpdated();
  const front = () => document.dispatchEvent(new Event("visibilitychange"));
  front();
  expect(registration.update).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2 * 3_600_000);
  expect(registration.update).toHaveBeenCalledTimes(2);
  seen.mockReturnValue("hidden");
  vi.advanceTimersByTime(10 * 3_600_000);
  expect(registration.update).toHaveBeenCalledTimes(2);
  seen.mockReturnValue("visible");
  front();
  expect(registration.update).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
  seen.mockRestore();
});

test("a browser that refuses the service worker is left alone", async () => {
  const refused = () => Promise.reject(new DOMException("no", "SecurityError"));
  vi.stubGlobal("navigator", { serviceWorker: Object.assign(new EventTarget(), { register: refused }) });
  await expect(keepUpdated()).resolves.toBeUndefined();
});

test("a page is loaded anew once its writes are done", async () => {
  let end: () => void = () => undefined;
  const asked = vi.fn(() => new Promise<void>((resolve) => (end = resolve)));
  waitBeforeLeaving(asked);
  onTestFinished(() => waitBeforeLeaving(() => Promise.resolve()));
  const { reload, takeOver } = browser(new FakeWorker());
  await keepUpdated();
  takeOver();
  await expect.poll(() => asked.mock.calls).toHaveLength(1);
  expect(reload).not.toHaveBeenCalled();
  end();
  await expect.poll(() => reload.mock.calls).toHaveLength(1);
});
