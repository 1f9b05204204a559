/** Members of the open workspace who share costs, and who its entries name though they are gone. */
import { atom } from "jotai";
import { membersOf, type shares } from "@/domain";
import { userAtom } from "../session/session";
import { isSharedAtom, peopleAtom } from "./people";
import { settledNameOfAtom } from "./settlement";
import { workspaceAtom } from "./workspace";

/** A person as shares name them. */
export interface MemberView {
  readonly id: string;
  /** Null once their account is deleted. */
  readonly name: string | null;
  readonly picture: string | undefined;
  readonly isMe: boolean;
  /** They take part now. */
  readonly isPresent: boolean;
}

/** Return a member by their id, present or not. */
export const memberByIdAtom = atom((get) => {
  const [people, me, nameOf] = [get(peopleAtom), get(userAtom)?.id, get(settledNameOfAtom)];
  const present = new Set((get(workspaceAtom)?.participants ?? []).map(({ userId }) => userId));
  return (id: string): MemberView => {
    const person = people.find(({ userId }) => userId === id);
    return {
      id,
      name: person?.name ?? nameOf(id),
      picture: person?.avatar ?? undefined,
      isMe: id === me,
      isPresent: present.has(id),
    };
  };
});

const NOBODY: readonly shares.Member[] = [];

/** Members who share costs now, viewers too. */
export const membersAtom = atom((get): readonly shares.Member[] => {
  const workspace = get(workspaceAtom);
  return workspace === null ? NOBODY : membersOf(workspace);
});

/** Costs can be shared: somebody else takes part now. */
export const canShareAtom = atom((get) => get(isSharedAtom) && get(membersAtom).length > 1);
