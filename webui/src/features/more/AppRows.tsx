import { BellRing, HardDrive, SlidersHorizontal } from "lucide-react";
import { now } from "@/data/device/clock";
import { agoText } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { useTranslation } from "@/i18n/useTranslation";
import { MoreRow } from "@/parts/MoreRow";
import { useRemote } from "@/parts/useRemote";
import { workspaceAtom } from "@/state/budget/workspace";
import { healthRemote, lastBackupAtom } from "@/state/session/capabilities";
import { pushPermissionAtom } from "@/state/session/push";
import { isGuestAtom } from "@/state/session/session";
import { useAtomValue } from "@/state/useAtomValue";
import { useTheme } from "@/ui/browser/theme";
import { ListGroup } from "@/ui/rows/ListGroup";

/** Notifications, data and settings. */
export function AppRows() {
  const { t } = useTranslation();
  const isGuest = useAtomValue(isGuestAtom);
  return (
    <ListGroup label={t("more.app")}>
      <NotificationsRow />
      {isGuest ? <DataRow /> : <BackedUpRow />}
      <SettingsRow />
    </ListGroup>
  );
}

function NotificationsRow() {
  const { t } = useTranslation();
  const isGuest = useAtomValue(isGuestAtom);
  const isOn = useAtomValue(pushPermissionAtom) === "allowed";
  const state = t(isOn ? "more.onForPhone" : "more.offForPhone");
  return (
    <MoreRow
      glyph={BellRing}
      hue="amber"
      title={t("alerts.title")}
      sub={isGuest ? undefined : state}
      to="/alerts"
    />
  );
}

function DataRow({ sub }: { sub?: string | undefined }) {
  const { t } = useTranslation();
  return <MoreRow glyph={HardDrive} hue="slate" title={t("data.title")} sub={sub} to="/data" />;
}

/** With the age of the server's last backup, where it makes any. */
function BackedUpRow() {
  const { t } = useTranslation();
  const language = useLanguage();
  useRemote(healthRemote);
  const last = useAtomValue(lastBackupAtom);
  const ago = last === null ? undefined : t("more.backedUp", { ago: agoText(last, now(), language) });
  return <DataRow sub={ago} />;
}

function SettingsRow() {
  const { t } = useTranslation();
  const currencyCode = useAtomValue(workspaceAtom)?.currencyCode ?? "";
  const facts = [t(`language.${useLanguage()}`), currencyCode, t(`more.theme.${useTheme()}`)];
  return (
    <MoreRow
      glyph={SlidersHorizontal}
      hue="violet"
      title={t("settings.title")}
      sub={facts.filter((fact) => fact !== "").join(", ")}
      to="/settings"
    />
  );
}
