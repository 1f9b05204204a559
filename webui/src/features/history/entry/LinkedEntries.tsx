import { useAtomValue } from "@/state/useAtomValue";
import { useSearchParams } from "react-router";
import { dayShort } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { useMoney } from "@/i18n/useMoney";
import { useTranslation } from "@/i18n/useTranslation";
import { EntryRow } from "@/parts/entry/EntryRow";
import { useEntryTexts } from "@/parts/entry/useEntryTexts";
import { entryByIdAtom, refundsOfAtom, type EntryView } from "@/state/budget/history";
import { ListGroup } from "@/ui/rows/ListGroup";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";

/** The refunds of an expense, or the expense of a refund; a press opens it. */
export function LinkedEntries({ entry }: { entry: EntryView }) {
  const { t } = useTranslation();
  const title = useTitle();
  const texts = useEntryTexts();
  const [entryOf, refundsOf] = [useAtomValue(entryByIdAtom), useAtomValue(refundsOfAtom)];
  const [, setQuery] = useSearchParams();
  const spent = entry.refundOf == null ? undefined : entryOf(entry.refundOf);
  const linked = spent === undefined ? refundsOf(entry.id) : [spent];
  if (linked.length === 0) return null;
  const heading = spent === undefined ? t("history.refunds") : title(spent);
  return (
    <Section>
      <SectionHeader title={heading} />
      <ListGroup label={heading}>
        {linked.map((each) => (
          <EntryRow
            key={each.id}
            entry={each}
            texts={texts}
            onPress={() => setQuery({ entry: each.id }, { replace: true })}
          />
        ))}
      </ListGroup>
    </Section>
  );
}

/** Return a function that names the expense of a refund: "Of “Winter boots”, −$116.40 on 18 Nov". */
function useTitle() {
  const { t } = useTranslation();
  const [money, language] = [useMoney(), useLanguage()];
  const texts = useEntryTexts();
  return (spent: EntryView): string =>
    t("history.refundOf", {
      note: texts(spent).title,
      amount: money(spent.value, spent.currencyCode).text,
      day: dayShort(spent.localDay, language),
    });
}
