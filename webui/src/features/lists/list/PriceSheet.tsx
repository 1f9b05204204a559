import { useAtomValue } from "@/state/useAtomValue";
import { useState } from "react";
import { currencies, money, validation, type ListItem } from "@/domain";
import { amountInWords, currencyInWords } from "@/i18n/currencyWords";
import { useLanguage } from "@/i18n/useLanguage";
import { useMoney } from "@/i18n/useMoney";
import { useTranslation } from "@/i18n/useTranslation";
import { useFieldTexts } from "@/i18n/useErrorText";
import { FormSheet } from "@/parts/forms/FormSheet";
import { amountOf, typedOf } from "@/parts/forms/typedMoney";
import { currencyCodeAtom, lastPriceAtom } from "@/state/budget/basket";
import { Button } from "@/ui/actions/Button";
import { Chip, ChipRow } from "@/ui/actions/Chip";
import { TextField } from "@/ui/fields/TextField";
import { Keypad } from "@/ui/keypad/Keypad";
import { KeypadAmount } from "@/ui/keypad/KeypadAmount";
import { EMPTY } from "@/ui/keypad/typedAmount";
import { useUnsaved } from "@/ui/overlays/unsaved";
import { wrongQuantity } from "../form/fields";
import { quantityText } from "./ItemPrice";

type Changes = Partial<Pick<ListItem, "price" | "quantity">>;

export interface PriceSheetProps {
  open: boolean;
  item: ListItem;
  onSave: (changes: Changes) => void;
  onClose: () => void;
}

/** Price of an item for one, on the keypad, and how many of it. */
export function PriceSheet({ open, item, onSave, onClose }: PriceSheetProps) {
  const { t } = useTranslation();
  return (
    <FormSheet open={open} onClose={onClose} title={t("lists.priceOf", { label: item.label })}>
      <PriceForm
        item={item}
        onSave={(changes) => {
          onSave(changes);
          onClose();
        }}
      />
    </FormSheet>
  );
}

function PriceForm({ item, onSave }: Pick<PriceSheetProps, "item" | "onSave">) {
  const { t } = useTranslation();
  const [show, language, { shown }] = [useMoney(), useLanguage(), useFieldTexts()];
  const code = useAtomValue(currencyCodeAtom);
  const last = useAtomValue(lastPriceAtom)(item.label);
  /** Null: as it was when the sheet opened. */
  const [typed, setTyped] = useState<string | null>(null);
  const [count, setCount] = useState(quantityText(item.quantity));
  useUnsaved(() => typed !== null || count !== quantityText(item.quantity));
  const text = typed ?? typedOf(item.price ?? last ?? EMPTY);
  const wrong = wrongQuantity(count);
  const save = () => {
    if (wrong !== null) return;
    const amount = priceOf(text);
    // Nothing typed is no price of 0.
    const price = Number(amount) === 0 && item.price === null ? null : amount;
    onSave({ price, quantity: validation.check("positiveMoney", amountOf(count)) });
  };
  return (
    <>
      <KeypadAmount
        text={text}
        like={show("0", code)}
        spoken={amountInWords(amountOf(text), code, language)}
      />
      {last !== null && (
        <ChipRow label={t("lists.lastPrice")}>
          <Chip
            text={t("lists.lastTime", { amount: show(last, code).text })}
            pressed={priceOf(text) === last}
            onClick={() => setTyped(typedOf(last))}
          />
        </ChipRow>
      )}
      <TextField
        label={t("lists.quantity")}
        inputMode="decimal"
        autoComplete="off"
        value={count}
        error={wrong === null ? undefined : shown(wrong)}
        onChange={({ target }) => setCount(target.value)}
      />
      <Keypad
        value={text}
        isOffered={typed === null}
        onChange={setTyped}
        decimals={currencies.moneyDigits(code)}
        label={t("lists.priceIn", { currency: currencyInWords(code, language) })}
        pointLabel={t("keypad.point")}
        backspaceLabel={t("keypad.backspace")}
        onEnter={save}
      />
      <Button size="l" block disabled={wrong !== null} onClick={save}>
        {t("actions.save")}
      </Button>
      {item.price !== null && (
        <Button kind="text" block onClick={() => onSave({ price: null })}>
          {t("lists.noPrice")}
        </Button>
      )}
    </>
  );
}

function priceOf(text: string): string {
  return money.formatText(money.fromText(amountOf(text)));
}
