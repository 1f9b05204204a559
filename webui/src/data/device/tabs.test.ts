import "fake-indexeddb/auto";
import { expect, test } from "vitest";
import { openDatabase } from "./database";
import { joinTabs } from "./tabs";

const OWNER = "somebody";

function speak(): void {
  const other = joinTabs(OWNER, () => undefined);
  other.announce();
  other.close();
}

test("a tab whose database another one has taken follows it no more, and fails at nothing", async () => {
  const database = await openDatabase();
  database.close();
  const failure = await new Promise((resolve) => {
    const tabs = joinTabs(OWNER, async () => {
      tabs.close();
      await database.get("notes", [OWNER, "user"]).catch((error: unknown) => {
        resolve(error);
        throw error;
      });
    });
    speak();
  });
  expect(failure).toMatchObject({ name: "InvalidStateError" });
});

test("a tab that is closed hears nothing any more", async () => {
  const heard: string[] = [];
  const closed = joinTabs(OWNER, () => {
    heard.push("closed");
  });
  await new Promise<void>((resolve) => {
    const open = joinTabs(OWNER, () => {
      heard.push("open");
      open.close();
      resolve();
    });
    closed.close();
    speak();
  });
  expect(heard).toEqual(["open"]);
});
