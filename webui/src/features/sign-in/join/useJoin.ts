import { useSetAtom } from "jotai";
import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { useOnce } from "@/parts/forms/useIntent";
import { useOpenNew } from "@/parts/useOpenNew";
import type { Failure } from "@/state/outcome";
import { joinAtom, type LinkInvitation } from "@/state/session/joining";

/** Joins by a link, once, and opens the workspace; with a word about it to who was not in it before they came. */
export function useJoin(code: string, isAsked: boolean, invitation: LinkInvitation | null) {
  const { t } = useTranslation();
  const [send, openNew, once] = [useSetAtom(joinAtom), useOpenNew(), useOnce()];
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  async function run(): Promise<void> {
    setBusy(true);
    const reading = await once(() => send(code));
    if (reading === null) return;
    setBusy(false);
    setFailure(reading.ok ? null : reading);
    if (!reading.ok) return;
    const { workspaceId, name, isNew } = reading.data;
    const creator = invitation?.inviterName;
    const isNews = creator !== undefined && (isNew || isAsked);
    await openNew(isNews ? t("invitations.accepted", { creator, name }) : null, workspaceId);
  }
  return { busy, failure, join: () => void run() };
}
