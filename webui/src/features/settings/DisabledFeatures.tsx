import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { useMessage } from "@/i18n/useMessage";
import { capabilitiesAtom, PAYMENTS } from "@/state/session/capabilities";
import { isServerOwnerAtom } from "@/state/session/server";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";
import css from "./DisabledFeatures.module.css";

/** Features that a server without payments has switched off, each with its setting; shown to the owner alone. */
export function DisabledFeatures() {
  const { t, exists } = useTranslation();
  const message = useMessage();
  const all = useAtomValue(capabilitiesAtom) ?? [];
  const isOwner = useAtomValue(isServerOwnerAtom);
  const off = all.filter(({ isOn }) => !isOn);
  if (!isOwner || !off.some(({ name }) => name === PAYMENTS)) return null;
  const nameOf = (name: string) => (exists(`capability.${name}`) ? message(`capability.${name}`) : name);
  return (
    <Section>
      <SectionHeader title={t("capability.offTitle")} />
      <ListGroup label={t("capability.offTitle")}>
        {off.map(({ name, setting }) => (
          <ListRow key={name} compact wrap title={nameOf(name)} sub={<code>{setting}</code>} />
        ))}
      </ListGroup>
      <p className={css["DisabledFeatures-text"]}>{t("capability.offText")}</p>
    </Section>
  );
}
