/** Removal of what owners have on this device. */
import { type Database, OWNED, otherOwners, ownedBy } from "./database";
import { forgetDraftOf } from "./keptDraft";

/** Removes everything of an owner from this device. */
export async function wipe(database: Database, owner: string): Promise<void> {
  forgetDraftOf(owner);
  await database.run(async (connection) => {
    const transaction = connection.transaction(OWNED, "readwrite");
    for (const store of OWNED) void transaction.objectStore(store).delete(ownedBy(owner));
    await transaction.done;
  });
}

/** Notes of unsent changes: their owner and their order. */
const NOTES_OF_UNSENT: readonly string[] = ["user", "sequence"];

/** Removes everything of every owner but these; of who has unsent changes, all but those: that is for people to say. */
export async function wipeOthers(database: Database, owners: readonly string[]): Promise<void> {
  const unsent = new Set(await otherOwners(database, owners));
  const keys = await Promise.all(OWNED.map((store) => database.getAllKeys(store)));
  const others = new Set(keys.flat().map(([owner]) => owner));
  for (const owner of owners) others.delete(owner);
  for (const owner of others) {
    if (unsent.has(owner)) await wipeAllButUnsent(database, owner);
    else await wipe(database, owner);
  }
}

async function wipeAllButUnsent(database: Database, owner: string): Promise<void> {
  await database.run(async (connection) => {
    const transaction = connection.transaction(["rows", "notes"], "readwrite");
    void transaction.objectStore("rows").delete(ownedBy(owner));
    const notes = transaction.objectStore("notes");
    for (const key of await notes.getAllKeys(ownedBy(owner))) {
      if (!NOTES_OF_UNSENT.includes(key[1])) void notes.delete(key);
    }
    await transaction.done;
  });
}
