import { useTranslation } from "@/i18n/useTranslation";
import type { Alerts } from "@/state/session/alerts";
import { Logo } from "@/ui/art/Logo";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";
import css from "./Preview.module.css";
import { useExample } from "./useExample";

/** Alerts as a phone shows them, by what is chosen below. */
export function Preview({ values }: { values: Alerts }) {
  const { t } = useTranslation();
  const example = useExample();
  const hasLevels = values.at80 || values.at100;
  if (!hasLevels && values.others === "off") return null;
  return (
    <Section>
      <SectionHeader title={t("alerts.looks")} />
      {hasLevels && <Notice title={example.level} text={values.showAmounts ? example.rest : example.days} />}
      {values.others !== "off" && (
        <Notice title={example.booking} text={values.showAmounts ? example.bookedValue : example.booked} />
      )}
    </Section>
  );
}

function Notice({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation();
  return (
    <div className={css["Preview"]}>
      <Logo />
      <div className={css["Preview-text"]}>
        <b>
          <span>{title}</span>
          <small>{t("alerts.now")}</small>
        </b>
        <p>{text}</p>
      </div>
    </div>
  );
}
