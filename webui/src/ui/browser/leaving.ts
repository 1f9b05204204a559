/** Ways out of this page that the app itself takes: they wait for what must end first. */
let ready: () => Promise<void> = () => Promise.resolve();

/** Have every way out wait. */
export function waitBeforeLeaving(wait: () => Promise<void>): void {
  ready = wait;
}

/** Loads the page anew. */
export async function reloadPage(): Promise<void> {
  await ready();
  window.location.reload();
}

/** Leads to a page of somebody else. */
export async function leaveTo(url: string): Promise<void> {
  await ready();
  window.location.assign(url);
}
