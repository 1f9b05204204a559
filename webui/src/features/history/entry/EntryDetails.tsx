import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { dayHeading } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { useMoney } from "@/i18n/useMoney";
import { timeBeside } from "@/parts/days";
import { canEditAtom } from "@/state/budget/access";
import type { EntryView } from "@/state/budget/history";
import { ButtonRow } from "@/ui/actions/ButtonRow";
import { Details } from "@/ui/rows/Details";
import { DetailsHead } from "./DetailsHead";
import { entryIcon } from "@/ui/rows/entryIcon";
import { EntryActions } from "./EntryActions";
import { EntryLines } from "./EntryLines";
import { LinkedEntries } from "./LinkedEntries";
import { useFacts } from "./useFacts";

export interface EntryDetailsProps {
  entry: EntryView;
  onClose: () => void;
}

/** All there is to know of an entry, and the ways to edit or delete it. */
export function EntryDetails({ entry, onClose }: EntryDetailsProps) {
  const { t } = useTranslation();
  const [money, language] = [useMoney(), useLanguage()];
  const { kind, icon, value, currencyCode, localDay, date, lines } = entry;
  const canEdit = useAtomValue(canEditAtom);
  const isArriving = kind === "income" || kind === "refund";
  return (
    <>
      <DetailsHead
        icon={entryIcon(kind, icon)}
        amount={money(value, currencyCode, { signed: isArriving })}
        tone={isArriving ? "in" : undefined}
        sub={t("history.moment", { day: dayHeading(localDay, language), time: timeBeside(date, localDay) })}
      />
      {lines.length > 1 && <EntryLines entry={entry} />}
      <Details details={useFacts(entry)} />
      <LinkedEntries entry={entry} />
      {canEdit && (
        <ButtonRow>
          <EntryActions entry={entry} onDelete={onClose} />
        </ButtonRow>
      )}
    </>
  );
}
