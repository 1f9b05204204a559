import { useSetAtom } from "jotai";
import { BellRing, Mail } from "lucide-react";
import { useEffect, useState } from "react";
import { useMessage } from "@/i18n/useMessage";
import { useTranslation } from "@/i18n/useTranslation";
import { NoticeCard } from "@/parts/NoticeCard";
import type { Outcome } from "@/state/outcome";
import { pushPermissionAtom, readPermissionAtom, showNoticeAtom, turnOnPushAtom } from "@/state/session/push";
import { useAtomValue } from "@/state/useAtomValue";
import { Button, type ButtonKind } from "@/ui/actions/Button";
import { IconTile } from "@/ui/art/IconTile";
import { showToast } from "@/ui/overlays/toasts";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";

const [BELL, BELL_ON, MAIL] = [
  { glyph: BellRing, hue: "amber" },
  { glyph: BellRing, hue: "green" },
  { glyph: Mail, hue: "slate" },
] as const;

/** Notices of this device: the way to turn them on, what blocks them, or one to try them by. */
export function DeviceCard() {
  const { t } = useTranslation();
  const message = useMessage();
  const permission = useAtomValue(pushPermissionAtom);
  const [read, turnOn, show] = [
    useSetAtom(readPermissionAtom),
    useSetAtom(turnOnPushAtom),
    useSetAtom(showNoticeAtom),
  ];
  useEffect(() => read(), [read]);
  if (permission === "blocked") {
    return (
      <NoticeCard alone icon={BELL} title={t("alerts.here")} text={message("info.notificationsBlocked")} />
    );
  }
  if (permission === "ask") {
    return (
      <NoticeCard alone icon={BELL} title={t("alerts.here")} text={message("info.notificationsEnable")}>
        <ActionButton text={t("reminders.turnOn")} failure={t("reminders.turnOnFailed")} action={turnOn} />
      </NoticeCard>
    );
  }
  const isOn = permission === "allowed";
  return (
    <ListGroup label={t("alerts.where")}>
      <ListRow
        wrap
        title={t(isOn ? "alerts.onForDevice" : "alerts.byMail")}
        sub={t(isOn ? "alerts.onForDeviceText" : "alerts.byMailText")}
        start={<IconTile icon={isOn ? BELL_ON : MAIL} size="s" />}
        end={
          isOn && (
            <ActionButton
              kind="tonal"
              text={t("alerts.try")}
              failure={t("alerts.tryFailed")}
              action={() => show(t("alerts.tryTitle"), t("alerts.tryText"))}
            />
          )
        }
      />
    </ListGroup>
  );
}

interface ActionButtonProps {
  kind?: ButtonKind;
  text: string;
  /** Text of the toast when the action fails. */
  failure: string;
  action: () => Promise<Outcome>;
}

function ActionButton({ kind, text, failure, action }: ActionButtonProps) {
  const [busy, setBusy] = useState(false);
  async function press(): Promise<void> {
    setBusy(true);
    const outcome = await action();
    setBusy(false);
    if (!outcome.ok) showToast({ text: failure, tone: "error" });
  }
  return (
    <Button kind={kind} grow busy={busy} onClick={() => void press()}>
      {text}
    </Button>
  );
}
