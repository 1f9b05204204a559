/** Members of the open workspace who share costs, and who its entries name though they are gone. */
import { atom } from "jotai";
import { allMembers, membersOf, withoutClaimed } from "@/domain";
import type { Member } from "@/contract/budget";
import { peopleAtom, personIdAtom } from "./people";
import { settledNameOfAtom } from "./settlement";
import { workspaceAtom } from "./workspace";

/** A person as shares name them. */
export interface MemberView {
  readonly id: string;
  /** Null once their account is deleted, and of a guest. */
  readonly name: string | null;
  readonly picture: string | undefined;
  readonly isMe: boolean;
  /** They take part now. */
  readonly isPresent: boolean;
}

/** Return a member by their id, present or not. */
export const memberByIdAtom = atom((get) => {
  const [people, me, nameOf] = [get(peopleAtom), get(personIdAtom), get(settledNameOfAtom)];
  const workspace = get(workspaceAtom);
  const members = workspace === null ? NOBODY : allMembers(workspace);
  return (id: string): MemberView => {
    const member = members.find(({ memberId }) => memberId === id);
    const userId = member?.userId ?? id;
    const person = people.find((each) => each.userId === userId);
    const name = person?.name ?? member?.name ?? nameOf(id);
    return {
      id,
      name: name === "" ? null : name,
      picture: person?.avatar ?? undefined,
      isMe: userId === me,
      isPresent: member?.isFormer === false,
    };
  };
});

const NOBODY: readonly Member[] = [];

/** Members who share costs now: viewers too, and names with those that somebody claimed. */
export const membersAtom = atom((get): readonly Member[] => {
  const workspace = get(workspaceAtom);
  return workspace === null ? NOBODY : membersOf(workspace);
});

/** Costs can be shared: the person is a member, and there is somebody else now, if only by name. */
export const canShareAtom = atom((get) => {
  const people = withoutClaimed(get(membersAtom));
  return people.length > 1 && people.some(({ userId }) => userId !== null);
});
