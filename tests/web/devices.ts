/** The world outside of the server where it is paid (outside.py): devices that ring, the time, the end of what was paid. */
import {
  expect,
  request,
  type BrowserContext,
  type CDPSession,
  type Page,
  type Worker,
} from "@playwright/test";
import { OUTSIDE, PAID } from "./doors";

interface Subscription {
  readonly endpoint: string;
}

/** Moves it: `come_due`, `end_period`, … */
export async function move(call: string, data: Record<string, string> = {}): Promise<unknown> {
  const api = await request.newContext();
  const answer = await api.post(`${OUTSIDE}/${call}`, { data });
  expect(answer.status()).toBe(200);
  const body: unknown = await answer.json();
  await api.dispose();
  return body;
}

/** A browser that asks before it rings, and has a push service: this one has none of its own. */
export class Device {
  readonly page: Page;
  readonly #made: Subscription;

  private constructor(page: Page, made: Subscription) {
    this.page = page;
    this.#made = made;
  }

  static async of(context: BrowserContext): Promise<Device> {
    await context.grantPermissions(["notifications"], { origin: PAID });
    const made = (await move("device")) as Subscription;
    await context.addInitScript(behave, made);
    return new Device(await context.newPage(), made);
  }

  /** Messages that its push service received for it. */
  messages(): Promise<unknown[]> {
    return move("messages", { endpoint: this.#made.endpoint }) as Promise<unknown[]>;
  }

  /**
   * The push service hands over what came, as many as expected, and the service worker shows it. Who asks Chromium what
   * is shown while it is about to show something makes it forget that: the worker is waited for.
   */
  async ring(count: number): Promise<void> {
    await expect.poll(async () => (await this.messages()).length).toBe(count);
    const worker = await this.#worker();
    await worker.evaluate(noteShown);
    const browser = await this.page.context().newCDPSession(this.page);
    const registrationId = await registrationOf(browser);
    for (const message of await this.messages()) {
      const data = JSON.stringify(message);
      await browser.send("ServiceWorker.deliverPushMessage", { origin: PAID, registrationId, data });
    }
    await browser.detach();
    await expect.poll(() => worker.evaluate(howManyShown)).toBe(count);
  }

  /** Titles and texts of what it shows. */
  shown(): Promise<string[][]> {
    return this.page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, body }) => [title, body]);
    });
  }

  /** Tap the notification that is shown. */
  async tap(): Promise<void> {
    await (await this.#worker()).evaluate(tapFirst);
  }

  async #worker(): Promise<Worker> {
    const context = this.page.context();
    return context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  }
}

async function registrationOf(browser: CDPSession): Promise<string> {
  const found = new Promise<string>((resolve) => {
    browser.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [first] }) => {
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await browser.send("ServiceWorker.enable");
  return await found;
}

/** Runs in each page of the device. */
function behave(made: Subscription): void {
  const KEY = "test.allowed";
  const isAllowed = () => localStorage.getItem(KEY) !== null;
  const subscription = { toJSON: () => made } as unknown as PushSubscription;
  Object.defineProperty(Notification, "permission", { get: () => (isAllowed() ? "granted" : "default") });
  Notification.requestPermission = () => {
    localStorage.setItem(KEY, "yes");
    return Promise.resolve("granted" as const);
  };
  PushManager.prototype.subscribe = () => Promise.resolve(subscription);
  PushManager.prototype.getSubscription = () => Promise.resolve(isAllowed() ? subscription : null);
}

interface Showing {
  registration: ServiceWorkerRegistration;
  shown: number;
}

/** Runs in the service worker: from here on it counts what it has shown. */
function noteShown(): void {
  const scope = globalThis as unknown as Showing;
  const show = ServiceWorkerRegistration.prototype.showNotification.bind(scope.registration);
  scope.shown = 0;
  scope.registration.showNotification = async (...words) => {
    await show(...words);
    scope.shown += 1;
  };
}

/** Runs in the service worker. */
function howManyShown(): number {
  return (globalThis as unknown as Showing).shown;
}

interface Tapped extends Event {
  waitUntil: (done: Promise<unknown>) => void;
}

/** Runs in the service worker. Only a person's own tap may bring a window to the front, and be waited for. */
async function tapFirst(): Promise<void> {
  const scope = globalThis as unknown as {
    registration: ServiceWorkerRegistration;
    NotificationEvent: new (type: string, init: { notification: Notification | undefined }) => Tapped;
    WindowClient: { prototype: { focus: () => Promise<unknown> } };
    dispatchEvent: (event: Event) => void;
  };
  const [notification] = await scope.registration.getNotifications();
  scope.WindowClient.prototype.focus = () => Promise.resolve();
  const tap = new scope.NotificationEvent("notificationclick", { notification });
  await new Promise((resolve) => {
    tap.waitUntil = (done) => {
      resolve(done);
    };
    scope.dispatchEvent(tap);
  });
}
