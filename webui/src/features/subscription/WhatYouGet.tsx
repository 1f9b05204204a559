import { BellRing, Smartphone, SquarePen } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import css from "./Subscription.module.css";
import { IconTile } from "@/ui/art/IconTile";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";

const GETS = [
  { name: "Minute", icon: { glyph: BellRing, hue: "amber" } },
  { name: "Devices", icon: { glyph: Smartphone, hue: "green" } },
  { name: "Expense", icon: { glyph: SquarePen, hue: "blue" } },
] as const;

/** Benefits of a subscription, and that everything else is free. */
export function WhatYouGet() {
  const { t } = useTranslation();
  return (
    <Section>
      <SectionHeader title={t("subscribe.gets")} />
      <ListGroup label={t("subscribe.gets")}>
        {GETS.map(({ name, icon }) => (
          <ListRow
            key={name}
            wrap
            start={<IconTile icon={icon} />}
            title={t(`subscribe.get${name}`)}
            sub={t(`subscribe.get${name}Text`)}
          />
        ))}
      </ListGroup>
      <p className={css["Pay-note"]}>{t("subscribe.free")}</p>
    </Section>
  );
}
