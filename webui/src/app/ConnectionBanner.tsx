import { Wifi, WifiOff } from "lucide-react";
import { useAtomValue } from "jotai";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { onlineAtom } from "@/state/connection";
import { unsentAtom } from "@/state/budget/dispatch";
import { Banner } from "@/ui/frame/Banner";
import { Tag } from "@/ui/rows/Tag";

const BACK_ONLINE_MS = 3000;

/** Says that there is no connection, and for three seconds that it is back. */
export function ConnectionBanner() {
  const { t } = useTranslation();
  const online = useAtomValue(onlineAtom);
  const returned = useReturned(online);
  if (!online) return <OfflineBanner />;
  return returned ? <Banner glyph={Wifi} text={t("states.backOnline")} tone="positive" /> : null;
}

function OfflineBanner() {
  const { t } = useTranslation();
  const unsent = useAtomValue(unsentAtom);
  return (
    <Banner glyph={WifiOff} text={t("states.offline")}>
      {unsent > 0 && <Tag text={t("states.waiting", { count: unsent })} />}
    </Banner>
  );
}

/** True for a while after the connection came back; a page that starts online has none to come back. */
function useReturned(online: boolean): boolean {
  const [wasOffline, setWasOffline] = useState(!online);
  if (!online && !wasOffline) setWasOffline(true);
  useEffect(() => {
    if (!online || !wasOffline) return undefined;
    const timer = setTimeout(() => {
      setWasOffline(false);
    }, BACK_ONLINE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [online, wasOffline]);
  return online && wasOffline;
}
