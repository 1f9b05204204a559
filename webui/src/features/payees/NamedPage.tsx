import { useAtomValue } from "@/state/useAtomValue";
import { Pencil, Plus } from "lucide-react";
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useSetAtom } from "jotai";
import { dayNumeric, dayRangeText, dayShort } from "@/i18n/dates";
import { useTranslation } from "@/i18n/useTranslation";
import { EntryDays } from "@/parts/entry/EntryDays";
import { useEntryTexts } from "@/parts/entry/useEntryTexts";
import { useFilteredEntries, type FilteredEntries } from "@/parts/entry/useFilteredEntries";
import { MoreButton } from "@/parts/MoreButton";
import { payeePath } from "@/parts/payees/payeePath";
import { tagPath } from "@/parts/tags/tagPath";
import { useBack } from "@/parts/useBack";
import { canEditAtom } from "@/state/budget/access";
import { NO_FILTER } from "@/state/budget/historyFilter";
import { stoppedAtom } from "@/state/connection";
import { ButtonLink } from "@/ui/actions/ButtonLink";
import { IconButton } from "@/ui/actions/IconButton";
import { Icon } from "@/ui/art/Icon";
import { EmptyState } from "@/ui/frame/EmptyState";
import { Page } from "@/ui/frame/Page";
import { PageBar } from "@/ui/frame/PageBar";
import { payees } from "@/domain";
import { importRulesAtom, readImportRulesAtom } from "@/state/budget/importRules";
import { isGuestAtom } from "@/state/session/session";
import { StaticChip, ChipRow } from "@/ui/actions/Chip";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";
import { useLanguage } from "@/i18n/useLanguage";
import { useMoney } from "@/i18n/useMoney";
import { daySumAtom } from "@/state/budget/history";
import { Amount } from "@/ui/figures/Amount";
import { Hero } from "@/ui/figures/Hero";
import { NamedCategories } from "./NamedCategories";
import { NamedPeople } from "./NamedPeople";
import { shownName, type NamedKind } from "./named";
import { RenameSheet } from "./RenameSheet";

/** Pages of the server that are read by themselves. */
const PAGES_MAX = 20;

export interface NamedPageProps {
  kind: NamedKind;
  name: string;
}

/** A payee or a tag: the sum of its entries, its categories and people, and the entries themselves. */
export function NamedPage({ kind, name }: NamedPageProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [isRenaming, setRenaming] = useState(false);
  const canEdit = useAtomValue(canEditAtom);
  const shown = shownName(kind, name);
  const filter = useMemo(() => ({ ...NO_FILTER, [kind === "tags" ? "tag" : "payee"]: name }), [kind, name]);
  const found = useFilteredEntries(filter);
  const { entries, cutoff, more } = found;
  const texts = useEntryTexts();
  const isStopped = useAtomValue(stoppedAtom) !== "none";
  useReadingOn(cutoff?.id, isStopped, more);
  const open = useCallback((id: string) => void navigate(`/history?entry=${id}`), [navigate]);
  return (
    <>
      <PageBar
        title={shown}
        onBack={useBack(`/${kind}`)}
        actions={
          canEdit &&
          entries.length > 0 && (
            <IconButton
              glyph={Pencil}
              label={t("payees.rename")}
              edge="end"
              onClick={() => setRenaming(true)}
            />
          )
        }
      />
      <Page>
        {entries.length === 0 && (cutoff === null || isStopped) ? (
          <EmptyState
            art="list"
            title={t("payees.noEntries", { name: shown })}
            text={t("payees.noEntriesText")}
          />
        ) : (
          <>
            <NamedHero result={found} />
            {kind === "payees" && <AlsoWritten name={name} />}
            {kind === "payees" && canEdit && (
              <ButtonLink to={`/add?payee=${encodeURIComponent(name)}`} kind="tonal">
                <Icon glyph={Plus} size={20} />
                {t("expenses.add")}
              </ButtonLink>
            )}
            <NamedCategories entries={entries} />
            <NamedPeople entries={entries} />
            <EntryDays result={found} texts={texts} sticky={false} onOpen={open} />
          </>
        )}
        {cutoff !== null && isStopped && (
          <p>{t("categoryPage.onDevice", { day: dayNumeric(cutoff.localDay) })}</p>
        )}
        {cutoff !== null && !isStopped && (
          <MoreButton key={cutoff.id} text={t("history.more")} onMore={more} />
        )}
      </Page>
      <RenameSheet
        kind={kind}
        name={name}
        open={isRenaming}
        onClose={() => setRenaming(false)}
        onRenamed={(newName) => {
          void navigate(kind === "tags" ? tagPath(newName) : payeePath(newName), { replace: true });
        }}
      />
    </>
  );
}

/** Reads older entries until all are here: the sum is of all of them. */
function useReadingOn(cutoffId: string | undefined, isStopped: boolean, more: () => Promise<void>) {
  const pages = useRef(0);
  const read = useEffectEvent(() => {
    if (cutoffId === undefined || isStopped || pages.current >= PAGES_MAX) return;
    pages.current += 1;
    void more();
  });
  useEffect(() => read(), [cutoffId, isStopped]);
}

/** Names that files have for a payee: import gives it to what has them. A guest imports nothing. */
function AlsoWritten({ name }: { name: string }) {
  const { t } = useTranslation();
  const isGuest = useAtomValue(isGuestAtom);
  const read = useSetAtom(readImportRulesAtom);
  const rules = useAtomValue(importRulesAtom) ?? [];
  const begin = useEffectEvent(() => {
    if (!isGuest) void read();
  });
  useEffect(() => begin(), [name]);
  const written = rules.filter(
    ({ field, match, payee }) => field === "payee" && match === "equals" && payees.isSame(payee ?? "", name),
  );
  if (written.length === 0) return null;
  return (
    <Section>
      <SectionHeader title={t("payees.alsoWritten")} />
      <ChipRow label={t("payees.alsoWritten")} wrap>
        {written.map(({ text }) => (
          <StaticChip key={text} text={text} />
        ))}
      </ChipRow>
    </Section>
  );
}

/** The sum of the entries, their number and the days they are of; transfers are not in it. */
function NamedHero({ result: { entries, cutoff } }: { result: FilteredEntries }) {
  const { t } = useTranslation();
  const [money, language] = [useMoney(), useLanguage()];
  const add = useAtomValue(daySumAtom);
  const { sum, currencyCode, notConverted } = useMemo(() => add(entries), [add, entries]);
  const [last, first] = [entries[0]?.localDay, entries.at(-1)?.localDay];
  if (first === undefined || last === undefined) return null;
  const isSpent = Number(sum) <= 0;
  const days = first === last ? dayShort(first, language) : dayRangeText(first, last, language);
  const parts = [
    t("history.count.entry", { count: entries.length }),
    cutoff === null ? "" : t("history.since", { day: dayShort(cutoff.localDay, language) }),
    ...notConverted.map((part) =>
      t("history.notIncluded", { amount: money(part.amount, part.currencyCode).text }),
    ),
  ];
  return (
    <Hero
      label={t(isSpent ? "payees.spent" : "payees.received", { days })}
      amount={<Amount parts={money(sum.replace("-", ""), currencyCode)} dim />}
      sub={parts.filter(Boolean).join(" · ")}
    />
  );
}
