/** Asks the browser to keep what is on this device when its space runs short. */

const KEY = "budget.persistAsked";
/** Some browsers ask the person: not before this has passed again. Others decide by themselves, later perhaps better. */
const AGAIN_MS = 30 * 86_400_000;

/** Asks once there is something to keep: not what is kept already, was refused, or was asked not long ago. */
export async function keepOnDevice(): Promise<void> {
  // Typed as always there; pages without https have none.
  const { storage, permissions } = navigator as Partial<Navigator>;
  if (storage?.persist === undefined || wasAsked() || (await storage.persisted())) return;
  if ((await stateOf(permissions)) === "denied") return;
  localStorage.setItem(KEY, String(Date.now()));
  await storage.persist();
}

function wasAsked(): boolean {
  return Date.now() - Number(localStorage.getItem(KEY) ?? "0") < AGAIN_MS;
}

/** Not every browser knows this name. */
async function stateOf(permissions: Permissions | undefined): Promise<PermissionState> {
  try {
    return (await permissions?.query({ name: "persistent-storage" }))?.state ?? "prompt";
  } catch {
    return "prompt";
  }
}
