/** Members of the open workspace, present and former. */
import { atom } from "jotai";
import type { Participant } from "@/contract/budget";
import { workspaceAtom } from "./workspace";

/** Members who may have booked entries: the members who accepted, and those who left. */
export const peopleAtom = atom((get): readonly Participant[] => {
  const { participants = [], previousParticipants = [] } = get(workspaceAtom) ?? {};
  return [...participants.filter(({ isVerified }) => isVerified), ...previousParticipants];
});

/** Several people booked here, or may: entries say who. */
export const isSharedAtom = atom((get) => get(peopleAtom).length > 1);
