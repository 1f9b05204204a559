import { useAtomValue } from "@/state/useAtomValue";
import { WifiOff } from "lucide-react";
import { dayNumeric, timeText } from "@/i18n/dates";
import { useTranslation } from "@/i18n/useTranslation";
import { localTimestamp } from "@/data/device/clock";
import { onlineAtom } from "@/state/connection";
import { todayAtom } from "@/state/device";
import { Banner } from "@/ui/frame/Banner";

export interface ReadBannerProps {
  /** Instant at which what is shown was read; null where that is not known. */
  readAt: string | null;
}

/** Says without a connection of when what is shown is. */
export function ReadBanner({ readAt }: ReadBannerProps) {
  const { t } = useTranslation();
  const [isOnline, today] = [useAtomValue(onlineAtom), useAtomValue(todayAtom)];
  if (isOnline) return null;
  if (readAt === null) return <Banner text={t("states.offline")} glyph={WifiOff} inset />;
  const day = localTimestamp(new Date(readAt)).slice(0, 10);
  const time = day === today ? timeText(readAt) : `${dayNumeric(day)}, ${timeText(readAt)}`;
  return <Banner text={t("states.asOf", { time })} glyph={WifiOff} inset />;
}
