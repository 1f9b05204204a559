import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { grouped } from "@/domain";
import { agoText } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { now } from "@/data/device/clock";
import { useRemote } from "@/parts/useRemote";
import { healthRemote, lastBackupAtom, enabledCapabilitiesAtom } from "@/state/session/capabilities";
import { isGuestAtom } from "@/state/session/session";
import { optimisticStateAtom } from "@/state/view";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";

/** Amount of the open workspace that this device holds, and the state of the server's backups. */
export function Stored() {
  const { t } = useTranslation();
  const isGuest = useAtomValue(isGuestAtom);
  const state = useAtomValue(optimisticStateAtom);
  const live = (rows: readonly { readonly deleted: boolean }[] = []) =>
    rows.filter(({ deleted }) => !deleted).length;
  const counts = [
    ["data.entries", state?.history.length ?? 0],
    ["data.accounts", live(state?.accounts)],
    ["data.categories", live(state?.categories)],
    ["data.lists", state?.lists.length ?? 0],
  ] as const;
  return (
    <Section>
      <SectionHeader title={t("data.stored")} />
      <ListGroup label={t("data.stored")}>
        {counts.map(([name, count]) => (
          <ListRow key={name} compact title={t(name)} endSub={grouped(String(count))} />
        ))}
        {isGuest ? (
          <ListRow compact wrap title={t("data.guestOnly")} sub={t("data.guestNote")} />
        ) : (
          <BackupRow />
        )}
      </ListGroup>
    </Section>
  );
}

function BackupRow() {
  const { t } = useTranslation();
  const language = useLanguage();
  useRemote(healthRemote);
  const on = useAtomValue(enabledCapabilitiesAtom);
  const last = useAtomValue(lastBackupAtom);
  if (on === null) return null;
  const made = last === null ? t("data.backupNone") : agoText(last, now(), language);
  return (
    <ListRow compact wrap title={t("data.backup")} sub={on.has("backups") ? made : t("data.backupOff")} />
  );
}
