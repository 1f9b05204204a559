/** Ports of one run, chosen once: the config is loaded again in every worker, which finds them in its environment. */
import { createServer } from "node:net";

/** Below those that the system gives to connections: nobody takes one between its choice and the server's start. */
const FIRST = 20_000;
const COUNT = 12_000;

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => {
      resolve(false);
    });
    probe.listen(port, "127.0.0.1", () =>
      probe.close(() => {
        resolve(true);
      }),
    );
  });
}

async function portOf(name: string): Promise<number> {
  const chosen = process.env[name];
  if (chosen) return Number(chosen);
  const port = FIRST + Math.floor(Math.random() * COUNT);
  if (await isFree(port)) process.env[name] = String(port);
  return portOf(name);
}

export const SERVER_PORT = await portOf("BUDGET_TEST_PORT");
/** Port of the server with paid subscriptions (server.py). */
export const PAID_PORT = await portOf("BUDGET_TEST_PAID_PORT");
/** Port of the controls of the world outside that server (outside.py). */
export const OUTSIDE_PORT = await portOf("BUDGET_TEST_OUTSIDE_PORT");
/** Port of a connection to the server that can be cut (engines/cable.ts). */
export const CABLE_PORT = await portOf("BUDGET_TEST_CABLE_PORT");
/** Port of WebKit's driver (engines/webkit.ts). */
export const WEBKIT_PORT = await portOf("BUDGET_TEST_WEBKIT_PORT");
