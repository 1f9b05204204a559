import { onTestFinished } from "vitest";

/** Keep stores locked, as a transaction does that a page left in the middle; gives what ends it. */
export async function lock(...stores: string[]): Promise<() => void> {
  const connection = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open("budget");
    request.onsuccess = () => {
      resolve(request.result);
    };
  });
  onTestFinished(() => {
    connection.close();
  });
  let isHeld = true;
  const store = connection.transaction(stores, "readwrite").objectStore(stores[0] ?? "");
  const hold = () => {
    if (isHeld) store.getKey("").onsuccess = hold;
  };
  hold();
  return () => {
    isHeld = false;
  };
}
