/** Members of the open workspace, present and former. */
import { atom } from "jotai";
import { allMembers, GUEST_USER, withoutClaimed } from "@/domain";
import type { Participant } from "@/contract/budget";
import { isGuestAtom, userAtom } from "../session/session";
import { workspaceAtom } from "./workspace";

/** Members who may have booked entries: the members who accepted, and those who left. */
export const peopleAtom = atom((get): readonly Participant[] => {
  const { participants = [], previousParticipants = [] } = get(workspaceAtom) ?? {};
  return [...participants.filter(({ isVerified }) => isVerified), ...previousParticipants];
});

/** Id of the person as members have it: a guest's too. */
export const personIdAtom = atom((get) => get(userAtom)?.id ?? (get(isGuestAtom) ? GUEST_USER : undefined));

/** Several people booked here, or may, names too: entries say who. */
export const isSharedAtom = atom((get) => {
  const workspace = get(workspaceAtom);
  return workspace !== null && withoutClaimed(allMembers(workspace)).length > 1;
});
