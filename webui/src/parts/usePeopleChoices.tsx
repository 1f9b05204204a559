import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { peopleAtom } from "@/state/budget/people";
import { userAtom } from "@/state/session/session";
import { Avatar } from "@/ui/art/Avatar";
import { hueOf } from "@/ui/art/hue";
import type { Choice } from "@/ui/overlays/SheetList";

/** The present and the former members, for a filter. */
export function usePeopleChoices(): Choice<string>[] {
  const { t } = useTranslation();
  const me = useAtomValue(userAtom)?.id;
  return useAtomValue(peopleAtom).map(({ userId, name, avatar }) => ({
    value: userId,
    text: userId === me ? t("history.you") : name,
    start: <Avatar name={name} picture={avatar ?? undefined} hue={hueOf(userId)} round />,
  }));
}
