/** For tests: the real server on a data folder of its own, which can be stopped and started again. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { START_MAX_MS } from "./waiting";

const REPOSITORY = fileURLToPath(new URL("../../", import.meta.url));
const PYTHON = join(REPOSITORY, ".venv/bin/python");

export interface RealServer {
  /** Where its calls are: `http://…/api`. */
  readonly base: string;
  readonly restart: () => Promise<void>;
  readonly end: () => Promise<void>;
}

export async function startRealServer(): Promise<RealServer> {
  const launcher = spawn(PYTHON, ["-m", "tests.restartable_server"], {
    cwd: REPOSITORY,
    env: { ...process.env, PYTHONPATH: join(REPOSITORY, "src") },
    stdio: ["pipe", "pipe", "inherit"],
  });
  const ended = once(launcher, "exit");
  const lines = createInterface({ input: launcher.stdout })[Symbol.asyncIterator]();
  /** The server ends with its input, and its output ends with it. */
  const end = async () => {
    launcher.stdin.end();
    await ended;
  };
  const isUp = async () => {
    const limit = setTimeout(() => void end(), START_MAX_MS);
    const line = await lines.next();
    clearTimeout(limit);
    if (line.done === true) throw new Error("the server did not start");
    return line.value;
  };
  const port = await isUp();
  return {
    base: `http://127.0.0.1:${port}/api`,
    async restart() {
      launcher.stdin.write("\n");
      await isUp();
    },
    end,
  };
}
