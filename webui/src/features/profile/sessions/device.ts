/** What a session's device calls itself, in the names people know. */

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

/**
 * | agent                                         | browser     | system  |
 * |-----------------------------------------------|-------------|---------|
 * | Mozilla/5.0 (Linux; Android 15) … Chrome/143… | Chrome      | Android |
 * | python-httpx2/2.1                             | python-httpx2 | null  |
 * |                                               | null        | null    |
 */
export function deviceOf(agent: string): { readonly browser: string | null; readonly system: string | null } {
  const [product = ""] = agent.split(/[/ ]/);
  return {
    browser: named(BROWSERS, agent) ?? (product === "" ? null : product),
    system: named(SYSTEMS, agent),
  };
}

function named(names: typeof BROWSERS, agent: string): string | null {
  return names.find(([, mark]) => mark.test(agent))?.[0] ?? null;
}
