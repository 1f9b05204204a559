import { useSetAtom } from "jotai";
import { Monitor, Smartphone } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { DeviceSession } from "@/state/session/profile";
import { timeText } from "@/i18n/dates";
import { useMessage } from "@/i18n/useMessage";
import { endSessionAtom } from "@/state/session/profile";
import { Button } from "@/ui/actions/Button";
import { IconTile } from "@/ui/art/IconTile";
import { ListRow } from "@/ui/rows/ListRow";
import { Tag } from "@/ui/rows/Tag";
import { showToast } from "@/ui/overlays/toasts";
import { dayOfInstant } from "@/parts/days";
import { deviceOf } from "./device";

const PHONES = ["Android", "iPhone", "iPad"];

export interface SessionRowProps {
  session: DeviceSession;
  /** It is over. */
  onEnded: () => void;
}

/** One place where the person is signed in. */
export function SessionRow({ session, onEnded }: SessionRowProps) {
  const { t } = useTranslation();
  const { system } = deviceOf(session.device);
  const name = useDeviceName(session.device);
  const at = {
    day: dayOfInstant(session.createdAt),
    time: timeText(session.createdAt),
  };
  const glyph = PHONES.includes(system ?? "") ? Smartphone : Monitor;
  return (
    <ListRow
      start={<IconTile icon={{ glyph, hue: "teal" }} size="s" />}
      title={name}
      sub={t("profile.signedIn", at)}
      tag={session.isCurrent && <Tag tone="info" text={t("profile.thisDevice")} />}
      end={!session.isCurrent && <EndButton id={session.id} name={name} onEnded={onEnded} />}
    />
  );
}

interface EndButtonProps {
  id: string;
  name: string;
  onEnded: () => void;
}

function EndButton({ id, name, onEnded }: EndButtonProps) {
  const { t } = useTranslation();
  const message = useMessage();
  const endSession = useSetAtom(endSessionAtom);
  async function end(): Promise<void> {
    const outcome = await endSession(id);
    if (outcome.ok) showToast({ text: t("profile.sessionEnded", { name }) });
    else showToast({ text: message(outcome.code, outcome.params), tone: "error" });
    onEnded();
  }
  return (
    <Button kind="text" aria-label={t("profile.endSession", { name })} onClick={() => void end()}>
      {t("more.signOut")}
    </Button>
  );
}

function useDeviceName(agent: string): string {
  const { t } = useTranslation();
  const { browser, system } = deviceOf(agent);
  if (browser === null) return t("profile.unknownDevice");
  return system === null ? browser : t("profile.device", { browser, system });
}
