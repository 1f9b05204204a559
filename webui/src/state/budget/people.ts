/** Members of the open workspace, present and former. */
import { atom } from "jotai";
import type { Participant } from "@/contract/budget";
import { historyAtom } from "./history";
import { workspaceAtom } from "./workspace";

/** Members who may have booked entries: the members who accepted, and those who left. */
export const peopleAtom = atom((get): readonly Participant[] => {
  const { participants = [], previousParticipants = [] } = get(workspaceAtom) ?? {};
  return [...participants.filter(({ isVerified }) => isVerified), ...previousParticipants];
});

/** Several people booked here, or may: entries say who. */
export const isSharedAtom = atom((get) => get(peopleAtom).length > 1);

/** A person's name by id: of who takes part, else of who once booked something; null for anybody else. */
export const nameOfAtom = atom((get) => (userId: string): string | null => {
  const { participants = [], previousParticipants = [] } = get(workspaceAtom) ?? {};
  const person = [...participants, ...previousParticipants].find((each) => each.userId === userId);
  return person?.name ?? get(historyAtom).find((entry) => entry.userId === userId)?.creatorName ?? null;
});
