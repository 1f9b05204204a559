import { useAtomValue } from "@/state/useAtomValue";
import { LogOut } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { endedSessionAtom } from "@/state/session/session";
import { Banner } from "@/ui/frame/Banner";

/** Why somebody who was in is asked to log in again, and what waits for them; who it was shows to them alone. */
export function SessionEnded() {
  const { t } = useTranslation();
  const ended = useAtomValue(endedSessionAtom);
  if (ended === null) return null;
  const { email, unsent: count } = ended;
  const text = count > 0 ? t("signIn.endedWaiting", { count, email }) : t("signIn.ended", { email });
  return <Banner glyph={LogOut} inset text={text} />;
}
