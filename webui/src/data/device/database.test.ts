import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { expect, it, onTestFinished } from "vitest";
import { openDatabase } from "./database";
import { wipeOthers } from "./wipe";

it("who comes to a device finds their own rows there, and nobody else's", async () => {
  globalThis.indexedDB = new IDBFactory();
  const database = await openDatabase();
  onTestFinished(() => database.close());
  for (const owner of ["ann", "bo"]) await database.put("rows", {}, [owner, "home", "accounts", "card"]);
  await wipeOthers(database, ["ann"]);
  expect(await database.getAllKeys("rows")).toEqual([["ann", "home", "accounts", "card"]]);
});
