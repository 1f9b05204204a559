/** Names of a session's device, from the `user-agent` of its sign-in. */

export const TERMINAL = "budget-cli";
export const SCRIPT = "budget-sdk";
export const LOCAL_FILE = "local";

const BROWSERS: readonly (readonly [name: string, mark: RegExp])[] = [
  ["Edge", /\bEdg(e|A|iOS)?\//],
  ["Opera", /\bOPR\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /\b(Chrome|CriOS|HeadlessChrome)\//],
  ["Safari", /\bSafari\//],
];

const SYSTEMS: readonly (readonly [name: string, mark: RegExp])[] = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["Mac", /\bMac OS X\b/],
  ["Linux", /\bLinux\b/],
];

/** Browser and system of a session; null where they are not known. */
export interface Device {
  /** A browser's name, `TERMINAL`, `SCRIPT`, `LOCAL_FILE`, or what another program calls itself. */
  readonly program: string | null;
  readonly system: string | null;
}

/**
 * | agent                                         | program      | system  |
 * |-----------------------------------------------|--------------|---------|
 * | Mozilla/5.0 (Linux; Android 15) … Chrome/143… | Chrome       | Android |
 * | budget-cli (Linux)                            | budget-cli   | Linux   |
 * | python-httpx/0.28.1                           | python-httpx | null    |
 */
export function device(agent: string): Device {
  const [product = ""] = agent.split(/[/ ]/);
  return {
    program: named(BROWSERS, agent) ?? (product === "" ? null : product),
    system: named(SYSTEMS, agent),
  };
}

function named(names: typeof BROWSERS, agent: string): string | null {
  return names.find(([, mark]) => mark.test(agent))?.[0] ?? null;
}
