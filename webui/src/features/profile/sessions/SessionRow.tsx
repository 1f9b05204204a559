import { useSetAtom } from "jotai";
import { Monitor, Smartphone, SquareTerminal, type LucideIcon } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { devices } from "@/domain";
import type { DeviceSession } from "@/state/session/profile";
import { timeText } from "@/i18n/dates";
import { useErrorText } from "@/i18n/useErrorText";
import { endSessionAtom } from "@/state/session/profile";
import { Button } from "@/ui/actions/Button";
import { IconTile } from "@/ui/art/IconTile";
import { ListRow } from "@/ui/rows/ListRow";
import { Tag } from "@/ui/rows/Tag";
import { showToast } from "@/ui/overlays/toasts";
import { dayOfInstant } from "@/parts/days";

const PHONES = ["Android", "iPhone", "iPad"];
const OURS = [devices.TERMINAL, devices.SCRIPT, devices.LOCAL_FILE] as const;

export interface SessionRowProps {
  session: DeviceSession;
  /** It is over. */
  onEnded: () => void;
}

/** One place where the person is signed in. */
export function SessionRow({ session, onEnded }: SessionRowProps) {
  const { t } = useTranslation();
  const name = useDeviceName(session.device);
  const at = {
    day: dayOfInstant(session.createdAt),
    time: timeText(session.createdAt),
  };
  return (
    <ListRow
      start={<IconTile icon={{ glyph: glyphOf(session.device), hue: "teal" }} size="s" />}
      title={name}
      sub={t("profile.signedIn", at)}
      wrap
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
  const why = useErrorText();
  const endSession = useSetAtom(endSessionAtom);
  async function end(): Promise<void> {
    const outcome = await endSession(id);
    if (outcome.ok) showToast({ text: t("profile.sessionEnded", { name }) });
    else showToast({ text: why(outcome), tone: "error" });
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
  const { program, system } = devices.device(agent);
  if (program === null) return t("profile.unknownDevice");
  const ours = OURS.find((each) => each === program);
  const name = ours === undefined ? program : t(`profile.program.${ours}`);
  return system === null ? name : t("profile.device", { program: name, system });
}

function glyphOf(agent: string): LucideIcon {
  const { program, system } = devices.device(agent);
  if (OURS.some((each) => each === program)) return SquareTerminal;
  return PHONES.includes(system ?? "") ? Smartphone : Monitor;
}
