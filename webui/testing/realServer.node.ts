/** For tests: the real server on a data folder of its own, which can be stopped and started again. */
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const REPOSITORY = fileURLToPath(new URL("../../", import.meta.url));
const LAUNCH = `
import sys, uvicorn
from pathlib import Path
from budget_api.app.factory import create_app
from tests.servers import server_settings
uvicorn.run(create_app(server_settings(Path(sys.argv[1]))), port=int(sys.argv[2]), log_level="error")
`;
const ATTEMPTS_MAX = 300;
const PAUSE_MS = 100;

export interface RealServer {
  /** Where its calls are: `http://…/api`. */
  readonly base: string;
  readonly restart: () => Promise<void>;
  readonly end: () => Promise<void>;
}

export async function startRealServer(): Promise<RealServer> {
  const folder = await mkdtemp(join(tmpdir(), "budget-devices-"));
  const port = await freePort();
  const base = `http://127.0.0.1:${port}/api`;
  let running = await launched(folder, port, base);
  return {
    base,
    async restart() {
      await stopped(running);
      running = await launched(folder, port, base);
    },
    async end() {
      await stopped(running);
      await rm(folder, { recursive: true });
    },
  };
}

async function launched(folder: string, port: number, base: string): Promise<ChildProcess> {
  const python = join(REPOSITORY, ".venv/bin/python");
  const env = { ...process.env, PYTHONPATH: `${join(REPOSITORY, "src")}:${REPOSITORY}` };
  const server = spawn(python, ["-c", LAUNCH, folder, String(port)], { env, stdio: "ignore" });
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
    if (server.exitCode !== null) throw new Error("the server did not start");
    if (await isUp(base)) return server;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error("the server does not answer");
}

async function isUp(base: string): Promise<boolean> {
  try {
    return (await fetch(`${base}/health`)).ok;
  } catch {
    return false;
  }
}

async function stopped(server: ChildProcess): Promise<void> {
  const end = new Promise((resolve) => server.once("exit", resolve));
  server.kill("SIGKILL");
  await end;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
