import type { Member } from "@/contract/budget";
import { DomainError, ErrorCode, fieldError } from "../../rules/base/errors";
import * as names from "../../rules/people/names";
import { checked } from "../apply/body";
import type { Context } from "../apply/context";
import { given } from "../apply/rows";
import { allMembers, balancesOf, isNamed, peopleOf } from "../entryShares";
import { GUEST_USER, type State } from "../state";
import { operation, request, type Act, type Body, type Put } from "./operation";
import type { ChangeText, Labels } from "./changeText";

type MemberCreate = Omit<Body<"MemberCreate">, "id">;

/** The name of somebody without an account, who pays, bears shares and settles; one that is there stays as it is. */
export const addMember = operation<Put<"addMember", MemberCreate>>({
  name: "addMember",
  apply(state, { id, body: raw }) {
    const members = allMembers(state.workspace);
    if (members.some(({ memberId }) => memberId === id)) return state;
    const { name, isSharing = true } = checked(raw, { name: "name" });
    const member = { memberId: id, name, userId: null, role: null, isSharing, isFormer: false };
    const after = [...members, member];
    names.checkCount(after.filter((each) => isNamed(each) && !each.isFormer).length);
    return withMembers(state, after);
  },
  call: ({ id, body }, workspace_id) =>
    request("POST", "/api/workspace/{workspace_id}/members", { workspace_id }, { id, ...body }),
  creates: ({ id }) => [id],
  changesStart: true,
  describe: ({ body }, labels) => memberText(body.name, "newName", labels),
});

/** Change a name, say who bears nothing of equal shares, or tie a name to a user; `userId` null frees it. */
export const updateMember = operation<Put<"updateMember", Body<"MemberUpdate">>>({
  name: "updateMember",
  apply(state, { id, body: raw }, context) {
    const body = checked(raw, { name: "name" });
    const member = find(state, id);
    if (isNamed(member) ? member.isFormer && member.userId === null : member.isFormer) {
      throw new DomainError(isNamed(member) ? ErrorCode.CONFLICT_DELETED : ErrorCode.NOT_FOUND);
    }
    if (!isNamed(member)) {
      const wrong = (["name", "userId"] as const).find((field) => body[field] !== undefined);
      if (wrong !== undefined) throw fieldError(wrong, ErrorCode.VALIDATION_REFERENCE);
    }
    const claimed = body.userId === undefined ? member : claim(state, member, body.userId, context);
    return replaced(state, { ...claimed, ...given(body, ["name", "isSharing"]) });
  },
  call: ({ id, body }, workspace_id) =>
    request(
      "PUT",
      "/api/workspace/{workspace_id}/members/{member_id}",
      { workspace_id, member_id: id },
      body,
    ),
  changesStart: true,
  describe: ({ id, body }, labels) =>
    memberText(labels.member(id), body.userId === undefined ? "name" : "claim", labels),
});

/** Remove a name, which stays in old entries. What it owes is known where all entries are held: the server checks it. */
export const removeMember = operation<Act<"removeMember">>({
  name: "removeMember",
  apply(state, { id }, { isGuest }) {
    const member = find(state, id);
    if (!isNamed(member)) throw new DomainError(ErrorCode.NOT_FOUND);
    if (isGuest) {
      const balances = balancesOf(state.history, peopleOf(state.workspace));
      names.checkRemoval(
        id,
        balances.map(({ memberId }) => memberId),
      );
    }
    return replaced(state, { ...member, isFormer: true });
  },
  call: ({ id }, workspace_id) =>
    request("DELETE", "/api/workspace/{workspace_id}/members/{member_id}", { workspace_id, member_id: id }),
  changesStart: true,
  describe: ({ id }, labels) => memberText(labels.member(id), "removedName", labels),
});

function find({ workspace }: State, id: string): Member {
  const member = allMembers(workspace).find(({ memberId }) => memberId === id);
  if (member === undefined) throw new DomainError(ErrorCode.NOT_FOUND);
  return member;
}

/** Return a name as its user's, under the name of that user; free again where there is none. */
function claim({ workspace }: State, member: Member, userId: string | null, { user }: Context): Member {
  const users = allMembers(workspace).filter((each) => !isNamed(each) && !each.isFormer);
  const isChanged = names.checkClaim({
    ...{ claimant: member.userId, successor: userId, callerId: user.id },
    isCreator: workspace.creatorId === user.id,
    memberIds: users.map(({ memberId }) => memberId),
  });
  if (!isChanged) return member;
  const name = users.find(({ memberId }) => memberId === userId)?.name ?? member.name;
  return { ...member, userId, name, isFormer: false };
}

function replaced(state: State, member: Member): State {
  const members = allMembers(state.workspace);
  return withMembers(
    state,
    members.map((each) => (each.memberId === member.memberId ? member : each)),
  );
}

/** Present members come first, as the server lists them. A guest is a member without being kept as one. */
function withMembers(state: State, members: readonly Member[]): State {
  const kept = members.filter(({ memberId }) => memberId !== GUEST_USER);
  const sorted = [...kept.filter(({ isFormer }) => !isFormer), ...kept.filter(({ isFormer }) => isFormer)];
  return { ...state, workspace: { ...state.workspace, members: sorted } };
}

function memberText<Icon>(title: string, word: string, { text, icons }: Labels<Icon>): ChangeText<Icon> {
  return { title, what: text(`notSaved.change.${word}`), icon: icons.workspace };
}
