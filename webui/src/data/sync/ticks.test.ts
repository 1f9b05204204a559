import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { expect, it, onTestFinished } from "vitest";
import { eventually } from "@testing/eventually";
import { createFakeServer, USER_ID, WORKSPACE_ID } from "@testing/fakeServer";
import { openDatabase } from "../device/database";
import { optimisticState } from "./optimistic";
import { createSyncedGateway } from "./syncedGateway";

it("ticks on a list are shown at once and go out a second after the last of them", async () => {
  const { server, gateway, due, shown } = await started();
  const ids = ["item-1", "item-2"];
  const listItems = ids.map((id) => ({ id, label: id }));
  server.change({ name: "createList", id: "list-1", body: { name: "Market", listItems } });
  await gateway.refresh();
  for (const id of ids) {
    const tick = { name: "updateListItem", listId: "list-1", id, body: { isChecked: true } } as const;
    await gateway.send(WORKSPACE_ID, tick);
  }
  const stored = () => server.state().lists[0]?.listItems;
  expect(shown()?.lists[0]?.listItems).toMatchObject([{ isChecked: true }, { isChecked: true }]);
  expect(stored()).toMatchObject([{ isChecked: false }, { isChecked: false }]);
  expect(due().map(({ seconds }) => seconds)).toEqual([1]);
  due()[0]?.task();
  await eventually(() => expect(stored()).toMatchObject([{ isChecked: true }, { isChecked: true }]));
});

it("of several orders the last one goes out, a second later, and its answer is kept", async () => {
  const { server, gateway, due, shown } = await started();
  const ids = server.state().categories.map(({ id }) => id);
  for (const moved of ids.slice(1)) {
    await gateway.send(WORKSPACE_ID, { name: "orderCategories", body: { ids: [moved] } });
  }
  const order = [ids[3], ids[0], ids[1], ids[2]];
  expect(gateway.view().pending).toHaveLength(1);
  expect(shown()?.categories.map(({ id }) => id)).toEqual(order);
  due()[0]?.task();
  await eventually(() => expect(gateway.view().pending).toEqual([]));
  const sent = server.received.filter(({ name }) => name === "orderCategories");
  expect(sent).toEqual([{ name: "orderCategories", body: { ids: [ids[3]] } }]);
  expect(gateway.view().snapshot?.categories.map(({ id }) => id)).toEqual(order);
});

async function started() {
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
  await gateway.load();
  await gateway.refresh();
  return { server, gateway, due: () => due, shown: () => optimisticState(gateway.view(), false) };
}
