import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useEffect } from "react";
import { now } from "@/data/device/clock";
import { useTranslation } from "@/i18n/useTranslation";
import { authorshipAtom, readAuthorshipAtom, type Authorship } from "@/state/budget/authorship";
import { workspaceAtom } from "@/state/budget/workspace";
import { onlineAtom } from "@/state/connection";
import { userAtom } from "@/state/session/session";
import { useEntryFacts } from "./entryFacts";
import type { EntryVersions } from "./useEntryVersions";

const JUST_NOW_MS = 60_000;
const DETAILS = ["note", "payee", "tags"] as const;

type Author = Pick<Authorship, "userId" | "name" | "isOwn" | "at">;

/** A change of an entry while its form is open. */
export interface ConcurrentChange {
  /** Null for somebody this device knows nothing of. */
  readonly userId: string | null;
  /** With `<b>…</b>` around an amount. */
  readonly text: string;
}

/** Return who changed or deleted an entry whose form is open, in words; null while it stands as it was. */
export function useConcurrentChange(
  standing: EntryVersions | null,
  isChanged: boolean,
): ConcurrentChange | null {
  const { t } = useTranslation();
  const author = useAuthor(standing, isChanged);
  const facts = useEntryFacts();
  if (standing === null || !isChanged) return null;
  const { origin, present, isDeleted } = standing;
  const name =
    author?.isOwn === true ? t("add.meanwhile.youElsewhere") : (author?.name ?? t("add.meanwhile.somebody"));
  const userId = author?.userId ?? null;
  const isRecent = author !== undefined && Date.parse(now()) - Date.parse(author.at) < JUST_NOW_MS;
  const recently = (text: string) => (isRecent ? t("add.meanwhile.justNow", { text }) : text);
  if (isDeleted) return { userId, text: recently(t("add.meanwhile.deleted", { name })) };
  const [amount, ...others] = facts;
  const values = others.flatMap(({ textOf }) =>
    textOf(origin) === textOf(present) ? [] : [textOf(present)],
  );
  const other = values.filter((value) => value !== "").join(", ");
  if (amount.textOf(origin) === amount.textOf(present)) {
    const text =
      other === "" ? t("add.meanwhile.changed", { name }) : t("add.meanwhile.changedTo", { name, other });
    return { userId, text };
  }
  const amountText = t("add.meanwhile.amount", { name, amount: amount.textOf(present) });
  return { userId, text: other === "" ? recently(amountText) : `${amountText}, ${other}` };
}

/** Return who changed an entry last, from the log, which is read once there is a change to ask it about. */
function useAuthor(standing: EntryVersions | null, isChanged: boolean): Author | undefined {
  const workspaceId = useAtomValue(workspaceAtom)?.id ?? "";
  const [me, isOnline] = [useAtomValue(userAtom)?.id, useAtomValue(onlineAtom)];
  const { deletion, booking, edits } = useAtomValue(authorshipAtom)(workspaceId);
  const read = useSetAtom(readAuthorshipAtom);
  const { origin, present, isDeleted = false } = standing ?? {};
  const change = isChanged ? `${present?.id ?? ""} ${String(present?.version)} ${String(isDeleted)}` : null;
  const isAsked = change !== null && isOnline && me !== undefined;
  useEffect(() => {
    if (isAsked) void read([workspaceId]);
  }, [isAsked, change, workspaceId, read]);
  if (origin === undefined || present === undefined || !isChanged) return undefined;
  if (isDeleted) return deletion(present.id);
  if (present.id === origin.id) {
    const edited = DETAILS.flatMap((field) => edits(present.id, field));
    return edited.toSorted((one, other) => other.at.localeCompare(one.at))[0];
  }
  const { userId, creatorName, createdAt } = present;
  // An undo brings an older entry back: its author is only in the log.
  const isLater = Date.parse(createdAt) >= Date.parse(origin.createdAt);
  const booked = {
    userId,
    name: creatorName === "" ? null : creatorName,
    isOwn: userId === me,
    at: createdAt,
  };
  return booking(present.id) ?? (isLater ? booked : undefined);
}
