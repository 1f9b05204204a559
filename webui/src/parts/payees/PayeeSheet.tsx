import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useEffectEvent, useState } from "react";
import { limits, validation, type PayeeRow } from "@/domain";
import { useNames } from "@/i18n/useNames";
import { useTranslation } from "@/i18n/useTranslation";
import { FormSheet } from "@/parts/forms/FormSheet";
import { accountByIdAtom } from "@/state/budget/accounts";
import { categoryByIdAtom } from "@/state/budget/categories";
import { readPayeesAtom } from "@/state/budget/payees";
import { Button } from "@/ui/actions/Button";
import { TextField } from "@/ui/fields/TextField";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { useUnsaved } from "@/ui/overlays/unsaved";
import { usePayeeMatches } from "./usePayeeMatches";

export interface PayeeSheetProps {
  open: boolean;
  onClose: () => void;
  /** "Payee", or "From" of an income. */
  title: string;
  payee: string;
  /** The payee that was chosen, and what is known of it; empty for none. */
  onChoose: (payee: string, known: PayeeRow | undefined) => void;
}

/** One of the payees there are, or a new one. */
export function PayeeSheet({ open, onClose, title, payee, onChoose }: PayeeSheetProps) {
  return (
    <FormSheet open={open} onClose={onClose} title={title}>
      <PayeeForm
        title={title}
        payee={payee}
        onChoose={(...chosen) => {
          onClose();
          onChoose(...chosen);
        }}
      />
    </FormSheet>
  );
}

function PayeeForm({ title, payee, onChoose }: Pick<PayeeSheetProps, "title" | "payee" | "onChoose">) {
  const { t } = useTranslation();
  const [text, setText] = useState(payee);
  useUnsaved(() => text !== payee);
  useReading();
  const { found, named } = usePayeeMatches()(text === payee ? "" : text);
  const wrong = validation.wrong("payee", text);
  const choose = () => {
    if (wrong === null) onChoose(named?.name ?? validation.check("payee", text), named);
  };
  return (
    <>
      <TextField
        label={title}
        autoFocus
        autoComplete="off"
        enterKeyHint="done"
        maxLength={limits.PAYEE_MAX_CHARACTERS}
        error={wrong === null ? undefined : t(wrong)}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
          event.preventDefault();
          choose();
        }}
      />
      <Button size="l" block disabled={wrong !== null} onClick={choose}>
        {t("actions.ok")}
      </Button>
      <Suggestions found={found} payee={payee} onChoose={onChoose} />
    </>
  );
}

/** Asks the server for payees of entries that are not held here. */
function useReading(): void {
  const read = useSetAtom(readPayeesAtom);
  const begin = useEffectEvent(() => void read());
  useEffect(() => {
    begin();
  }, []);
}

interface SuggestionsProps extends Pick<PayeeSheetProps, "payee" | "onChoose"> {
  found: readonly PayeeRow[];
}

function Suggestions({ found, payee, onChoose }: SuggestionsProps) {
  const { t } = useTranslation();
  const usual = useUsual();
  if (found.length === 0) return null;
  return (
    <ListGroup label={t("payees.known")}>
      {found.map((row) => (
        <ListRow
          key={row.name}
          compact
          title={row.name}
          sub={usual(row)}
          selected={row.name === payee}
          onPress={() => {
            onChoose(row.name, row);
          }}
        />
      ))}
    </ListGroup>
  );
}

/** Return a function that says where the last entry of a payee was booked: "Food · Cash". */
export function useUsual(): (row: PayeeRow) => string | undefined {
  const names = useNames();
  const [accounts, categories] = [useAtomValue(accountByIdAtom), useAtomValue(categoryByIdAtom)];
  return ({ categoryId, accountId }) => {
    const places = [categories.get(categoryId ?? "")?.name, accounts.get(accountId)?.name];
    const known = places.filter((name) => name !== undefined).map(names);
    return known.length === 0 ? undefined : known.join(" · ");
  };
}
