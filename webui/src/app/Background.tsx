import { useSetAtom } from "jotai";
import { Suspense, useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";
import { useLocation, useNavigate } from "react-router";
import { useAtomValue } from "@/state/useAtomValue";
import { shownAttentionAtom } from "@/state/session/attention";
import { attentionAtom } from "@/state/session/profile";
import { listenerAtom } from "@/state/live";
import { renewPushAtom } from "@/state/session/push";
import { secondStepAtom } from "@/state/session/secondStep";
import { useMessage } from "@/i18n/useMessage";
import { noticesAtom, noticeShownAtom } from "@/state/notices";
import { showToast } from "@/ui/overlays/toasts";
import { useTranslation } from "@/i18n/useTranslation";
import { now } from "@/data/device/clock";
import { useErrorText } from "@/i18n/useErrorText";
import { refusedAtom } from "@/state/budget/refused";
import { waitingAtom } from "@/state/budget/waiting";
import { stoppedAtom } from "@/state/connection";
import { useLive } from "./useLive";

interface BackgroundProps {
  /** The second step of a sign-in, shown wherever its first one was. */
  children: ReactNode;
}

/** Work beside the screen: news of others, changes that the server refuses, notices, this device's notifications. */
export function Background({ children }: BackgroundProps) {
  useAttention();
  useLive();
  usePush();
  useRefusals();
  const isCodeAsked = useAtomValue(secondStepAtom) !== null;
  return (
    <>
      <Notices />
      <Suspense>{isCodeAsked && children}</Suspense>
    </>
  );
}

/** Keeps the dot of More as the person's profile and invitations are. */
function useAttention(): void {
  const attention = useAtomValue(attentionAtom);
  const show = useSetAtom(shownAttentionAtom);
  useEffect(() => show(attention), [attention, show]);
}

/** A browser that rang for the last session here rings for this one. */
function usePush(): void {
  const userId = useAtomValue(listenerAtom);
  const keep = useSetAtom(renewPushAtom);
  useEffect(() => {
    if (userId !== null) void keep();
  }, [userId, keep]);
}

/** Shows what actions and other people announce, as toasts. */
export function Notices() {
  const message = useMessage();
  const notices = useAtomValue(noticesAtom);
  const shown = useSetAtom(noticeShownAtom);
  useEffect(() => {
    for (const { id, code, params, severity } of notices) {
      showToast({ text: message(code, params), tone: severity });
      shown(id);
    }
  }, [notices, shown, message]);
  return null;
}

const REST_MS = 2000;
const NOT_SAVED = "/profile/not-saved";

/** Says when the server refuses a change, and when it fails on what it is asked. */
export function useRefusals(): void {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const why = useErrorText();
  const refused = useAtomValue(refusedAtom);
  const stopped = useAtomValue(stoppedAtom);
  const waiting = useAtomValue(waitingAtom).length;
  const isSeen = useLocation().pathname === NOT_SAVED;
  const [begun] = useState(now);
  const announcedSequences = useRef<ReadonlySet<number>>(new Set<number>());
  const tell = useEffectEvent(() => {
    const before = announcedSequences.current;
    announcedSequences.current = new Set(refused.map(({ sequence }) => sequence));
    // The banner shows refusals of an earlier visit.
    const isNews = ({ sequence, refusedAt }: (typeof refused)[number]) =>
      refusedAt > begun && !before.has(sequence);
    const [newest, ...others] = refused.filter(isNews);
    if (newest === undefined || isSeen) return;
    const count = others.length + 1;
    const text =
      count > 1 ? t("banner.notSaved", { count }) : t("refusal.toast", { reason: why(newest.problem) });
    const run = () => void navigate(NOT_SAVED);
    showToast({ text, tone: "error", action: { label: t("banner.see"), run } });
  });
  // All of them at once: when nothing waits any more, or when nothing more happens for a while.
  useEffect(() => {
    const timer = setTimeout(tell, waiting === 0 ? 0 : REST_MS);
    return () => clearTimeout(timer);
  }, [refused, waiting]);

  const isFailing = stopped === "failing";
  useEffect(() => {
    if (isFailing) showToast({ text: t("server.error"), tone: "error" });
  }, [isFailing, t]);
}
