import { useState, useId } from "react";
import { currencies, money, categoryRule, withoutClaimed, type shares } from "@/domain";
import { useMoney } from "@/i18n/useMoney";
import { useTranslation } from "@/i18n/useTranslation";
import { FormSheet } from "@/parts/forms/FormSheet";
import { PartRows, OneRows } from "@/parts/shares/RuleRows";
import { SharesBar } from "@/parts/shares/SharesBar";
import { Button } from "@/ui/actions/Button";
import { ChipRow } from "@/ui/actions/Chip";
import { SegmentedToggle } from "@/ui/fields/SegmentedToggle";
import { useUnsaved } from "@/ui/overlays/unsaved";
import { useNames } from "@/i18n/useNames";
import { useUndoableChange } from "@/parts/useUndoToast";
import type { CategoryView } from "@/state/budget/categories";
import { Switch } from "@/ui/fields/Switch";
import type { Choices } from "../booking";
import { amountOf } from "../draft";
import type { Draft } from "../draftFields";
import { AmountRows } from "./AmountRows";
import { ruleOfDraft, SHARE_MODES, sharesIn, type DraftShares, type Allocation } from "./draftShares";
import { PayerChip } from "./PayerChip";
import type { Sharing } from "./useSharing";
import css from "../split/Split.module.css";

export interface SharesFormProps {
  draft: Draft;
  booking: Choices;
  sharing: Sharing;
  onSave: (changes: Pick<Draft, "paidBy" | "shares">) => void;
}

export interface SharesSheetProps extends SharesFormProps {
  open: boolean;
  onClose: () => void;
}

/** Payer of an entry, and the part that each member bears. */
export function SharesSheet({ open, onClose, onSave, ...form }: SharesSheetProps) {
  const { t } = useTranslation();
  return (
    <FormSheet open={open} onClose={onClose} title={t("sharing.title")}>
      <SharesForm
        {...form}
        onSave={(changes) => {
          onClose();
          onSave(changes);
        }}
      />
    </FormSheet>
  );
}

function SharesForm({ draft, booking, sharing, onSave }: SharesFormProps) {
  const { t } = useTranslation();
  const [start] = useState(sharing);
  const [payer, setPayer] = useState(sharing.payer);
  const [shares, setShares] = useState(sharing.shares);
  const isChanged = JSON.stringify(shares) !== JSON.stringify(start.shares);
  const [isForAll, setForAll] = useState(false);
  const setRule = useCategoryRule();
  useUnsaved(() => isChanged || isForAll || payer !== start.payer);
  const value = money.fromText(amountOf(draft.text));
  const allocation = sharesIn(shares, value, booking.currency, booking.members);
  const change = (changes: Partial<DraftShares>) => setShares({ ...shares, ...changes });
  const rule = ruleOfDraft(shares);
  const category = draft.lines.length === 0 ? booking.category : undefined;
  return (
    <>
      <ChipRow label={t(draft.kind === "refund" ? "sharing.whoReceived" : "sharing.whoPaid")}>
        <PayerChip kind={draft.kind} payer={payer} booking={booking} pressed opens onChoose={setPayer} />
      </ChipRow>
      <SegmentedToggle
        label={t("sharing.tabs")}
        choices={SHARE_MODES.map((mode) => ({ value: mode, text: t(`sharing.tab.${mode}`) }))}
        value={shares.mode}
        onChange={(mode) => change({ mode })}
      />
      <SharesBar parts={allocation.amounts} />
      <Rows shares={shares} allocation={allocation} booking={booking} onChange={change} />
      <Missing allocation={allocation} currency={booking.currency} />
      {rule !== null && category !== undefined && (
        <ForCategory category={category} checked={isForAll} onChange={setForAll} />
      )}
      <Button
        size="l"
        block
        disabled={allocation.missing !== money.ZERO}
        onClick={() => {
          if (isForAll && rule !== null && category !== undefined) void setRule(category, rule);
          onSave({
            paidBy: payer === start.payer ? draft.paidBy : payer,
            shares: isChanged ? shares : draft.shares,
          });
        }}
      >
        {t("actions.save")}
      </Button>
    </>
  );
}

interface RowsProps {
  shares: DraftShares;
  allocation: Allocation;
  booking: Choices;
  onChange: (changes: Partial<DraftShares>) => void;
}

function Rows({ shares, allocation, booking: { currency, members }, onChange }: RowsProps) {
  const show = useMoney();
  const ids = withoutClaimed(members).map(({ memberId }) => memberId);
  const amountText = (id: string) =>
    show(money.formatText(allocation.amounts[id] ?? money.ZERO), currency).text;
  switch (shares.mode) {
    case "only":
      return <OneRows memberIds={ids} value={shares.userId} onChoose={(userId) => onChange({ userId })} />;
    case "parts":
      return (
        <PartRows
          memberIds={ids}
          parts={shares.parts}
          subOf={amountText}
          onChange={(parts) => onChange({ parts })}
        />
      );
    case "equal":
    case "amounts":
      return (
        <AmountRows
          memberIds={ids}
          typed={shares.mode === "amounts" ? shares.amounts : null}
          allocation={allocation}
          currency={currency}
          decimals={currencies.moneyDigits(currency)}
          onChange={(amounts) => onChange({ amounts })}
        />
      );
  }
}

/** Amount by which typed shares are too much, or too little. */
function Missing({ allocation: { missing }, currency }: { allocation: Allocation; currency: string }) {
  const { t } = useTranslation();
  const show = useMoney();
  if (missing === money.ZERO) return null;
  const amount = show(money.formatText(money.abs(missing)), currency).text;
  return <p role="status">{t(missing < money.ZERO ? "sharing.tooMuch" : "sharing.missing", { amount })}</p>;
}

/** Return a function that gives a category a rule of shares, and offers to take it back. */
function useCategoryRule() {
  const { t } = useTranslation();
  const names = useNames();
  const change = useUndoableChange();
  return (category: CategoryView, shareRule: shares.Rule) => {
    const { id, name } = category;
    const to = (rule: shares.Rule | null) =>
      ({ name: "updateCategory", id, body: { shareRule: rule } }) as const;
    return change({
      operation: to(shareRule),
      text: t("sharing.sameForAllSaved", { category: names(name) }),
      undo: to(categoryRule(category)),
    });
  };
}

interface ForCategoryProps {
  category: CategoryView;
  checked: boolean;
  onChange: (isForAll: boolean) => void;
}

/** Switch that makes the shares of an entry the rule of its category. */
function ForCategory({ category, checked, onChange }: ForCategoryProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className={css["ForCategory"]}>
      <label htmlFor={id}>
        <b>{t("sharing.sameForAll", { category: useNames()(category.name) })}</b>
        <small>{t("sharing.sameForAllHelp")}</small>
      </label>
      <Switch id={id} checked={checked} onChange={(event) => onChange(event.target.checked)} />
    </div>
  );
}
