/** Names of people whose entries or changes are shown. */
import { atom } from "jotai";
import { historyAtom } from "./history";
import { workspaceAtom } from "./workspace";

/** A person's name by id: of who takes part, else of who once booked something; null for anybody else. */
export const nameOfAtom = atom((get) => (userId: string): string | null => {
  const { participants = [], previousParticipants = [] } = get(workspaceAtom) ?? {};
  const person = [...participants, ...previousParticipants].find((each) => each.userId === userId);
  return person?.name ?? get(historyAtom).find((entry) => entry.userId === userId)?.creatorName ?? null;
});
