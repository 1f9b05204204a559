import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { BellRing } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { useMessage } from "@/i18n/useMessage";
import { pushPermissionAtom, readPermissionAtom, turnOnPushAtom } from "@/state/session/push";
import { Button } from "@/ui/actions/Button";
import { showToast } from "@/ui/overlays/toasts";
import { NoticeCard } from "./NoticeCard";

const ICON = { glyph: BellRing, hue: "amber" } as const;

export interface PermissionCardProps {
  /** Title where the browser blocks notices. */
  blocked: string;
  /** Title of the question; without it, that of reminders. */
  ask?: string;
}

/** Lets notices come to this device; asks only when told to, and says when the browser blocks them. */
export function PermissionCard({ blocked, ask }: PermissionCardProps) {
  const { t } = useTranslation();
  const message = useMessage();
  const permission = useAtomValue(pushPermissionAtom);
  const read = useSetAtom(readPermissionAtom);
  const [hidden, setHidden] = useState(isHidden);
  useEffect(() => read(), [read]);
  if (permission === "blocked") {
    return <NoticeCard alone icon={ICON} title={blocked} text={message("info.notificationsBlocked")} />;
  }
  if (permission !== "ask" || hidden) return null;
  const later = () => {
    hideForAWhile();
    setHidden(true);
  };
  return (
    <NoticeCard
      alone
      icon={ICON}
      title={ask ?? message("info.notificationsEnable")}
      text={t("reminders.untilThen")}
    >
      <Button kind="outline" grow onClick={later}>
        {t("reminders.notNow")}
      </Button>
      <TurnOn />
    </NoticeCard>
  );
}

function TurnOn() {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const turnOn = useSetAtom(turnOnPushAtom);
  async function press(): Promise<void> {
    setBusy(true);
    const outcome = await turnOn();
    setBusy(false);
    if (!outcome.ok) showToast({ text: t("reminders.turnOnFailed"), tone: "error" });
  }
  return (
    <Button grow busy={busy} onClick={() => void press()}>
      {t("reminders.turnOn")}
    </Button>
  );
}

/** For how long this device does not offer to ring again. */
const KEY = "budget.reminders.notNow";
const HIDDEN_DAYS = 30;
const DAY_MS = 86_400_000;

function isHidden(): boolean {
  return Date.now() < Number(localStorage.getItem(KEY) ?? 0);
}

function hideForAWhile(): void {
  localStorage.setItem(KEY, String(Date.now() + HIDDEN_DAYS * DAY_MS));
}
