import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { expect, it, onTestFinished } from "vitest";
import { eventually } from "@testing/eventually";
import { createFakeServer, USER_ID, WORKSPACE_ID } from "@testing/fakeServer";
import { openDatabase } from "../device/database";
import { optimisticState } from "./optimistic";
import { createSyncedGateway } from "./syncedGateway";

it("ticks on a list are shown at once and go out a second after the last of them", async () => {
  globalThis.indexedDB = new IDBFactory();
  const [database, server] = [await openDatabase(), createFakeServer()];
  let due: { seconds: number; task: () => void }[] = [];
  const gateway = createSyncedGateway({
    database,
    server: server.server,
    userId: USER_ID,
    lock: (_name, task) => task(),
    schedule(seconds, task) {
      const waiting = { seconds, task };
      due.push(waiting);
      return () => {
        due = due.filter((each) => each !== waiting);
      };
    },
  });
  onTestFinished(() => {
    gateway.close();
    database.close();
  });
  const ids = ["item-1", "item-2"];
  const listItems = ids.map((id) => ({ id, label: id }));
  server.change({ name: "createList", id: "list-1", body: { name: "Market", listItems } });
  await gateway.load();
  await gateway.refresh();
  for (const id of ids) {
    const tick = { name: "updateListItem", listId: "list-1", id, body: { isChecked: true } } as const;
    await gateway.send(WORKSPACE_ID, tick);
  }
  const shown = () => optimisticState(gateway.view(), false)?.lists[0]?.listItems;
  const stored = () => server.state().lists[0]?.listItems;
  expect(shown()).toMatchObject([{ isChecked: true }, { isChecked: true }]);
  expect(stored()).toMatchObject([{ isChecked: false }, { isChecked: false }]);
  expect(due.map(({ seconds }) => seconds)).toEqual([1]);
  due[0]?.task();
  await eventually(() => {
    expect(stored()).toMatchObject([{ isChecked: true }, { isChecked: true }]);
  });
});
