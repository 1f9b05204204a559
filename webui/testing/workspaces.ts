/** For tests: workspaces as the server tells of them. */
import type { Participant, Workspace } from "@/contract/budget";
import { allMembers } from "@/domain";
import { ANN } from "./app";

/** A participant; not verified while the invitation waits. */
export const member = (
  userId: string,
  name: string,
  isVerified = true,
  role: Participant["role"] = "editor",
): Participant => ({
  userId,
  name,
  email: `${userId}@example.com`,
  avatar: null,
  isVerified,
  role,
});

/** Ann's budget "Home", which Cy is invited to. */
export function workspace(changes: Partial<Workspace> = {}): Workspace {
  const made: Omit<Workspace, "members"> = {
    id: "home",
    name: "Home",
    creatorId: ANN.id,
    currencyCode: "USD",
    firstDayOfMonth: 10,
    isPersonal: false,
    participants: [member(ANN.id, "Ann"), member("cy", "Cy", false)],
    previousParticipants: [],
    shareRule: { kind: "none" },
    revision: 3,
    version: 7,
    createdAt: "2026-11-01T00:00:00Z",
    updatedAt: "2026-11-01T00:00:00Z",
    ...changes,
  };
  return { ...made, members: changes.members ?? allMembers(made) };
}

/** Ann's personal workspace. */
export const PERSONAL = workspace({
  id: "own",
  name: "Ann",
  isPersonal: true,
  firstDayOfMonth: 1,
  participants: [member(ANN.id, "Ann")],
});
