import { useAtomValue } from "@/state/useAtomValue";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { useLocation, useNavigate } from "react-router";
import { now } from "@/data/device/clock";
import { useErrorText } from "@/i18n/useErrorText";
import { refusedAtom } from "@/state/budget/refused";
import { waitingAtom } from "@/state/budget/waiting";
import { stoppedAtom } from "@/state/connection";
import { showToast } from "@/ui/overlays/toasts";

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
  const told = useRef<ReadonlySet<number>>(new Set<number>());
  const tell = useEffectEvent(() => {
    const before = told.current;
    told.current = new Set(refused.map(({ sequence }) => sequence));
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
