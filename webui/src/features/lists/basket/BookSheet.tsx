import { useAtomValue } from "jotai";
import { useState } from "react";
import { useMoney } from "@/i18n/useMoney";
import { useNames } from "@/i18n/useNames";
import { useTranslation } from "@/i18n/useTranslation";
import { useFieldTexts } from "@/i18n/useErrorText";
import { FormSheet } from "@/parts/forms/FormSheet";
import { amountOf, typedOf, wrongAmount } from "@/parts/forms/typedMoney";
import { DayChip } from "@/parts/meta/DayChip";
import { NoteChip } from "@/parts/meta/NoteChip";
import { accountsAtom, mainAccountAtom } from "@/state/budget/accounts";
import { basketOfAtom } from "@/state/budget/basket";
import { categoriesAtom } from "@/state/budget/categories";
import type { ListView } from "@/state/budget/lists";
import { accountIcon, categoryIcon } from "@/ui/art/icons";
import { IconTile } from "@/ui/art/IconTile";
import { Button } from "@/ui/actions/Button";
import { Select } from "@/ui/fields/Select";
import { Switch } from "@/ui/fields/Switch";
import { TextField } from "@/ui/fields/TextField";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { useUnsaved } from "@/ui/overlays/unsaved";
import css from "./Basket.module.css";
import { useBook, type BookDraft } from "./useBook";

export interface BookSheetProps {
  open: boolean;
  list: ListView;
  onClose: () => void;
}

/** Books what is ticked as one expense: amount, account, category, day, note, and whether the items stay. */
export function BookSheet({ open, list, onClose }: BookSheetProps) {
  const { t } = useTranslation();
  return (
    <FormSheet open={open} onClose={onClose} title={t("lists.bookTitle")}>
      <BookForm list={list} onDone={onClose} />
    </FormSheet>
  );
}

function BookForm({ list, onDone }: { list: ListView; onDone: () => void }) {
  const { t } = useTranslation();
  const show = useMoney();
  const { shown } = useFieldTexts();
  const [draft, change] = useDraft(list);
  const basket = useAtomValue(basketOfAtom)(list);
  const book = useBook(list, draft, onDone);
  const value = draft.value === null ? basket.cost : amountOf(draft.value);
  const wrong = wrongAmount("positiveMoney", value, basket.currencyCode);
  const isMissing = draft.accountId === undefined || draft.categoryId === undefined;
  return (
    <>
      <TextField
        label={t("lists.paid")}
        help={t("lists.tickedItems", { count: basket.ticked })}
        inputMode="decimal"
        autoComplete="off"
        value={draft.value ?? typedOf(basket.cost)}
        error={wrong === null || basket.ticked === 0 ? undefined : shown(wrong)}
        onChange={({ target }) => {
          change({ value: target.value });
        }}
      />
      <AccountSelect value={draft.accountId} onChange={change} />
      <CategorySelect value={draft.categoryId} onChange={change} />
      <div className={css["Basket-meta"]}>
        <DayChip
          day={draft.day}
          onChange={(day) => {
            change({ day });
          }}
        />
        <NoteChip
          note={draft.note}
          onChange={(note) => {
            change({ note });
          }}
        />
      </div>
      <ListGroup>
        <ListRow
          title={t("lists.keep")}
          sub={t("lists.keepSub")}
          wrap
          end={
            <Switch
              label={t("lists.keep")}
              checked={draft.keep}
              onChange={({ target }) => {
                change({ keep: target.checked });
              }}
            />
          }
        />
      </ListGroup>
      {book.left !== undefined && <p role="alert">{book.left}</p>}
      {basket.ticked === 0 && <p role="status">{t("lists.basketEmpty")}</p>}
      <Button
        size="l"
        block
        disabled={wrong !== null || isMissing || basket.ticked === 0 || book.left !== undefined}
        onClick={book.run}
      >
        {wrong === null
          ? t("lists.bookAmount", { amount: show(value, basket.currencyCode).text })
          : t("lists.book")}
      </Button>
      {book.dialog}
    </>
  );
}

/** The main account and the list's category at first. */
function useDraft({ categoryId }: ListView): [BookDraft, (changes: Partial<BookDraft>) => void] {
  const [accounts, main] = [useAtomValue(accountsAtom), useAtomValue(mainAccountAtom)];
  const category = useAtomValue(categoriesAtom).find(({ id }) => id === categoryId);
  const [draft, setDraft] = useState<BookDraft>({
    value: null,
    accountId: (main ?? accounts[0])?.id,
    categoryId: category?.id,
    day: null,
    note: "",
    keep: false,
  });
  useUnsaved(() => draft.value !== null || draft.note !== "");
  return [
    draft,
    (changes) => {
      setDraft((before) => ({ ...before, ...changes }));
    },
  ];
}

interface SelectPartProps {
  value: string | undefined;
  onChange: (changes: Partial<BookDraft>) => void;
}

function AccountSelect({ value, onChange }: SelectPartProps) {
  const { t } = useTranslation();
  const [show, names] = [useMoney(), useNames()];
  const choices = useAtomValue(accountsAtom).map(({ id, name, icon, budget, currency }) => ({
    value: id,
    text: names(name),
    sub: show(budget, currency).text,
    start: <IconTile icon={accountIcon(icon)} size="s" />,
  }));
  return (
    <Select
      label={t("lists.account")}
      choices={choices}
      value={value}
      closeLabel={t("actions.close")}
      onChange={(accountId) => {
        onChange({ accountId });
      }}
    />
  );
}

function CategorySelect({ value, onChange }: SelectPartProps) {
  const { t } = useTranslation();
  const names = useNames();
  const choices = useAtomValue(categoriesAtom).map(({ id, name, icon }) => ({
    value: id,
    text: names(name),
    start: <IconTile icon={categoryIcon(icon)} size="s" />,
  }));
  return (
    <Select
      label={t("lists.category")}
      placeholder={t("lists.chooseCategory")}
      choices={choices}
      value={value}
      closeLabel={t("actions.close")}
      onChange={(categoryId) => {
        onChange({ categoryId });
      }}
    />
  );
}
