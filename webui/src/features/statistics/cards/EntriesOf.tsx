import { monthWord } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { useTranslation } from "@/i18n/useTranslation";
import { historyPath } from "@/state/budget/historyFilter";
import { ButtonLink } from "@/ui/actions/ButtonLink";

export interface EntriesOfProps {
  /** `yyyy-MM`; undefined while no month is read. */
  month: string | undefined;
  categoryId?: string | null;
}

/** Leads to the entries of the month that is read. */
export function EntriesOf({ month, categoryId = null }: EntriesOfProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (month === undefined) return null;
  return (
    // The slider keeps the focus until the press is over: without it nothing is read, and nothing leads on.
    <div onMouseDown={(event) => event.preventDefault()}>
      <ButtonLink kind="tonal" block to={historyPath({ month, categoryId })}>
        {t("statistics.entriesOf", { month: monthWord(month, language) })}
      </ButtonLink>
    </div>
  );
}
