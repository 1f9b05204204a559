/** Fate of a person's workspaces when the account is deleted. */
import { workspaces, type Workspace } from "@/domain";

/**
 * - `gone`: nobody else is in it, it is deleted
 * - `inherited`: it goes on under the participant who is in it longest
 * - `left`: it goes on as it is, without the person
 */
export type Inheritance =
  | { readonly kind: "gone" | "left"; readonly workspace: string }
  | { readonly kind: "inherited"; readonly workspace: string; readonly heir: string };

export function inheritanceOf({ name, creatorId, participants }: Workspace, userId: string): Inheritance {
  if (creatorId !== userId) return { kind: "left", workspace: name };
  const heir = workspaces.heir(participants, creatorId);
  return heir === undefined
    ? { kind: "gone", workspace: name }
    : { kind: "inherited", workspace: name, heir: heir.name };
}
