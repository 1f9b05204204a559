/** Decisions about what other people left on this device. */
import { atom } from "jotai";
import { otherUsersCell, sessionManagerOf } from "./session";

/** Leaves what another person left as it is, and asks no more. */
export const keepOtherUserAtom = atom(null, async (get, set, owner: string): Promise<void> => {
  const manager = await sessionManagerOf(get, set);
  await manager.keepOtherUser(owner);
  set(otherUsersCell, await manager.otherUsers());
});

/** Removes what another person left on this device; ask first. */
export const wipeOtherUserAtom = atom(null, async (get, set, owner: string): Promise<void> => {
  const manager = await sessionManagerOf(get, set);
  await manager.wipeOtherUser(owner);
  set(otherUsersCell, await manager.otherUsers());
});
