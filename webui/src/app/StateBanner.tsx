import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { CircleX, CloudOff, Eye, FlaskConical, HardDrive, Wifi, WifiOff } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { refusedAtom } from "@/state/budget/refused";
import { waitingAtom } from "@/state/budget/waiting";
import { workspaceAtom } from "@/state/budget/workspace";
import { logoutAtom } from "@/state/session/signIn";
import { Button } from "@/ui/actions/Button";
import { ButtonLink } from "@/ui/actions/ButtonLink";
import type { Glyph } from "@/ui/art/Icon";
import { reloadPage } from "@/ui/browser/leaving";
import { Banner } from "@/ui/frame/Banner";
import { whenAllSaved } from "@/ui/overlays/unsaved";
import { Tag } from "@/ui/rows/Tag";
import type { BannerState } from "./useBannerState";

/** Banner of a state of the connection or of the budget. */
export function StateBanner({ state: { kind, count } }: { state: BannerState }) {
  const { t } = useTranslation();
  switch (kind) {
    case "silent":
      return <SilentBanner />;
    case "refused":
      return <RefusedBanner count={count} />;
    case "server":
      return <WaitingBanner glyph={CloudOff} text={t("banner.server")} />;
    case "full":
      return <WaitingBanner glyph={HardDrive} text={t("banner.full")} />;
    case "offline":
      return <WaitingBanner glyph={WifiOff} text={t("banner.offline")} />;
    case "back":
      return <BackBanner held={count} />;
    case "memory":
      return <Banner glyph={HardDrive} text={t("banner.memory")} tone="info" />;
    case "viewer":
      return <ViewerBanner />;
    case "sample":
      return <SampleBanner />;
  }
}

/** Until the storage answers. The page is loaded anew once nothing typed is lost by it. */
function SilentBanner() {
  const { t } = useTranslation();
  return (
    <Banner glyph={HardDrive} text={`${t("silent.title")}. ${t("silent.text")}`} tone="negative">
      <Button kind="text" onClick={() => whenAllSaved(() => void reloadPage())}>
        {t("actions.retry")}
      </Button>
    </Banner>
  );
}

function ViewerBanner() {
  const { t } = useTranslation();
  const name = useAtomValue(workspaceAtom)?.name ?? "";
  return <Banner glyph={Eye} text={t("banner.viewer", { name })} tone="info" />;
}

/** On every page until it is removed, which leads back to the welcome page. */
function SampleBanner() {
  const { t } = useTranslation();
  const remove = useSetAtom(logoutAtom);
  return (
    <Banner glyph={FlaskConical} text={t("banner.sample")} tone="info">
      <Button kind="text" onClick={() => void remove()}>
        {t("banner.removeSample")}
      </Button>
    </Banner>
  );
}

/** Until it is looked at. */
function RefusedBanner({ count }: { count: number }) {
  const { t } = useTranslation();
  return (
    <Banner glyph={CircleX} text={t("banner.notSaved", { count })} tone="negative">
      <ButtonLink kind="text" to="/profile/not-saved">
        {t("banner.see")}
      </ButtonLink>
    </Banner>
  );
}

function WaitingBanner(banner: { glyph: Glyph; text: string }) {
  const { t } = useTranslation();
  const count = useAtomValue(waitingAtom).length;
  return <Banner {...banner}>{count > 0 && <Tag text={t("states.waiting", { count })} />}</Banner>;
}

function BackBanner({ held }: { held: number }) {
  const { t } = useTranslation();
  const waiting = useAtomValue(waitingAtom).length;
  const refused = useAtomValue(refusedAtom).length;
  const isAllSent = held > 0 && waiting + refused === 0;
  const text = isAllSent ? t("banner.backSent", { count: held }) : t("states.backOnline");
  return <Banner glyph={Wifi} text={text} tone="positive" />;
}
