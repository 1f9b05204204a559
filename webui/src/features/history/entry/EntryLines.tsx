import { useMoney } from "@/i18n/useMoney";
import { useNames } from "@/i18n/useNames";
import { useTranslation } from "@/i18n/useTranslation";
import type { EntryView } from "@/state/budget/history";
import { Icon } from "@/ui/art/Icon";
import { categoryIcon } from "@/ui/art/icons";
import { Amount } from "@/ui/figures/Amount";
import css from "./EntryLines.module.css";

/** The lines of an entry: each category, its note and its part. */
export function EntryLines({ entry: { kind, lines, currencyCode } }: { entry: EntryView }) {
  const { t } = useTranslation();
  const [money, names] = [useMoney(), useNames()];
  return (
    <ul className={css["Lines"]} aria-label={t("history.linesOf")}>
      {lines.map(({ icon, name, note, value }, index) => {
        const { glyph, hue } = categoryIcon(icon);
        return (
          <li key={index} data-hue={hue}>
            <Icon glyph={glyph} size={20} />
            <span className={css["Lines-text"]}>
              <b>{names(name)}</b> {note !== "" && <small>{note}</small>}
            </span>
            <Amount parts={money(value, currencyCode, { signed: kind === "refund" })} />
          </li>
        );
      })}
    </ul>
  );
}
