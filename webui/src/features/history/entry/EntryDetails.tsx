import { useSearchParams, useNavigate } from "react-router";
import { Pencil, Trash, Undo2 } from "lucide-react";
import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { dayHeading, dayShort } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { useMoney } from "@/i18n/useMoney";
import { timeBeside } from "@/parts/days";
import { canEditAtom } from "@/state/budget/access";
import { type EntryView, entryByIdAtom, refundsOfAtom } from "@/state/budget/history";
import { ButtonRow } from "@/ui/actions/ButtonRow";
import { Details } from "@/ui/rows/Details";
import { entryIcon } from "@/ui/rows/entryIcon";
import type { AmountParts } from "@/domain/rules/base/display";
import { Amount } from "@/ui/figures/Amount";
import { IconTile, type IconTileProps } from "@/ui/art/IconTile";
import { useNames } from "@/i18n/useNames";
import { Icon } from "@/ui/art/Icon";
import { categoryIcon } from "@/ui/art/icons";
import { EntryRow } from "@/parts/entry/EntryRow";
import { useEntryTexts } from "@/parts/entry/useEntryTexts";
import { ListGroup } from "@/ui/rows/ListGroup";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";
import { money } from "@/domain";
import { useAskedDelete } from "@/parts/entry/useDelete";
import { Button } from "@/ui/actions/Button";
import { useFacts } from "./useFacts";
import css from "./EntryDetails.module.css";

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

interface DetailsHeadProps {
  icon: IconTileProps["icon"];
  amount: AmountParts;
  tone?: "in" | undefined;
  /** When it was. */
  sub: string;
}

/** The amount a panel or sheet of details is about. */
function DetailsHead({ icon, amount, tone, sub }: DetailsHeadProps) {
  return (
    <div className={css["DetailsHead"]}>
      <IconTile icon={icon} />
      <div>
        <p className={css["DetailsHead-amount"]}>
          <Amount parts={amount} tone={tone} />
        </p>
        <p className={css["DetailsHead-sub"]}>{sub}</p>
      </div>
    </div>
  );
}

/** The lines of an entry: each category, its note and its part. */
function EntryLines({ entry: { kind, lines, currencyCode } }: { entry: EntryView }) {
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

/** The refunds of an expense, or the expense of a refund; a press opens it. */
function LinkedEntries({ entry }: { entry: EntryView }) {
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

interface EntryActionsProps {
  entry: EntryView;
  /** It is about to be deleted here. */
  onDelete: () => void;
}

/**
 * Delete, which asks only when it can't be undone, Refund of an expense, and Edit: both open the form filled in; that of a
 * settlement is where one settles up.
 */
function EntryActions({ entry, onDelete }: EntryActionsProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const remove = useAskedDelete(entry, onDelete);
  const isRefundable = useIsRefundable(entry);
  const refund = () => {
    void navigate(`/add?refund=${entry.id}`);
  };
  const edit = () => {
    void navigate(
      entry.kind === "settlement" ? `/history/settle?edit=${entry.id}` : `/add?replace=${entry.id}`,
    );
  };
  return (
    <>
      <Button kind="danger-text" glyph={Trash} onClick={remove.press}>
        {t("actions.delete")}
      </Button>
      {isRefundable && (
        <Button kind="tonal" glyph={Undo2} grow onClick={refund}>
          {t("history.refund")}
        </Button>
      )}
      <Button kind={isRefundable ? "primary" : "tonal"} glyph={Pencil} grow onClick={edit}>
        {t("history.edit")}
      </Button>
      {remove.dialog}
    </>
  );
}

/** Return whether something of an expense may still come back. */
function useIsRefundable({ id, kind, value }: EntryView): boolean {
  const refunds = useAtomValue(refundsOfAtom)(id);
  const refunded = money.sum(refunds.map((refund) => money.fromText(refund.value)));
  return kind === "expense" && refunded < money.abs(money.fromText(value));
}
