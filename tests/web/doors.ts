/** Terminal and Python client on the same budget, as a person uses them. */
import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { OUTSIDE_PORT, PAID_PORT, SERVER_PORT } from "./ports";

export const SERVER = onPort(SERVER_PORT);
/** The server where the subscription is paid (server.py), and what moves the world outside of it (outside.py). */
export const PAID = onPort(PAID_PORT);
export const OUTSIDE = onPort(OUTSIDE_PORT);

function onPort(port: number): string {
  return `http://127.0.0.1:${String(port)}`;
}

const FROM_PYTHON = `
import json, sys
from budget_core.contract.people.users import Login
from budget_sdk import Client
with Client(sys.argv[1]) as client:
    user = client.users.login(Login(email=sys.argv[2], password=sys.argv[3]))
    month = client.plannings.get(user.settings.workspace)
    food = next(row for row in month.plannings_categories if row.spent)
    accounts = client.accounts.list(user.settings.workspace)
    print(json.dumps({"spent": str(food.spent), "left": str(food.left), "percent": str(food.percent),
                      "account": str(accounts[0].budget)}))
`;

/** A terminal of its own: `run("month", "--json")` after `login`. */
export function terminal() {
  const home = mkdtempSync(join(tmpdir(), "budget-terminal-"));
  const env = { ...process.env, XDG_CONFIG_HOME: home, XDG_DATA_HOME: home, NO_COLOR: "1" };
  const run = (words: string[], input = "") =>
    execFileSync(".venv/bin/budget", words, { env, input, encoding: "utf8" });
  return {
    login: (email: string, password: string) =>
      run(["login", SERVER, "--email", email, "--password-stdin"], password),
    run: (...words: string[]) => run(words),
    json: (...words: string[]): unknown => JSON.parse(run([...words, "--json"])),
  };
}

/** Return the figures of the month from the Python client. */
export function fromPython(email: string, password: string): Record<string, string> {
  const text = execFileSync(".venv/bin/python", ["-c", FROM_PYTHON, SERVER, email, password], {
    encoding: "utf8",
  });
  return JSON.parse(text) as Record<string, string>;
}
