import { useState } from "react";
import { DomainError } from "@/domain";
import { currencyInWords } from "@/i18n/currencyWords";
import { useFieldTexts } from "@/i18n/useErrorText";
import { useLanguage } from "@/i18n/useLanguage";
import { useMoney } from "@/i18n/useMoney";
import { useNames } from "@/i18n/useNames";
import { useTranslation } from "@/i18n/useTranslation";
import { FormSheet } from "@/parts/forms/FormSheet";
import { amountOf, typedOf } from "@/parts/forms/typedMoney";
import { useOnce } from "@/parts/forms/useIntent";
import { wrongAmount } from "@/parts/forms/wrongAmount";
import { useFailureToast } from "@/parts/useFailureToast";
import { useUndoableChange } from "@/parts/useUndoToast";
import { moveOfAtom, sourcesOfAtom } from "@/state/budget/planChanges";
import type { PlanningRow } from "@/state/budget/planning";
import { useAtomValue } from "@/state/useAtomValue";
import { categoryIcon } from "@/ui/art/icons";
import { IconTile } from "@/ui/art/IconTile";
import { TextField } from "@/ui/fields/TextField";
import { useUnsaved } from "@/ui/overlays/unsaved";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";

export interface TakeFromSheetProps {
  open: boolean;
  /** Category that gets what is taken. */
  row: PlanningRow;
  onClose: () => void;
}

/** Amount to add to a plan, and the categories whose plans could give it. */
export function TakeFromSheet({ open, row, onClose }: TakeFromSheetProps) {
  const { t } = useTranslation();
  const name = useNames()(row.category.name);
  return (
    <FormSheet open={open} onClose={onClose} title={t("planning.takeFor", { name })}>
      <Sources row={row} onClose={onClose} />
    </FormSheet>
  );
}

function Sources({ row, onClose }: Omit<TakeFromSheetProps, "open">) {
  const { t } = useTranslation();
  const [names, language, money] = [useNames(), useLanguage(), useMoney()];
  const sources = useAtomValue(sourcesOfAtom)(row.categoryId);
  const start = Number(row.overflow) > 0 ? typedOf(row.overflow) : "";
  const [typed, setTyped] = useState(start);
  const { take, wrong, forget } = useTake(row, typed, onClose);
  useUnsaved(() => typed !== start);
  if (sources.length === 0) return <p>{t("planning.takeNone")}</p>;
  return (
    <>
      <TextField
        label={t("planning.takeAmount")}
        help={t("planning.takeHelp", { currency: currencyInWords(row.currencyCode, language) })}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        error={wrong}
        onChange={({ target }) => {
          setTyped(target.value);
          forget();
        }}
      />
      <ListGroup label={t("planning.takeFrom")}>
        {sources.map((source) => (
          <ListRow
            key={source.categoryId}
            title={names(source.category.name)}
            sub={t("planning.takeLeft", {
              left: money(source.left, source.currencyCode).text,
              budget: money(source.budget, source.currencyCode).text,
            })}
            start={<IconTile icon={categoryIcon(source.category.icon)} size="s" />}
            onPress={() => take(source)}
          />
        ))}
      </ListGroup>
    </>
  );
}

/** Moves what was typed, once; or says at the amount why it can't be. */
function useTake(row: PlanningRow, typed: string, onClose: () => void) {
  const { t } = useTranslation();
  const [names, money] = [useNames(), useMoney()];
  const moveOf = useAtomValue(moveOfAtom);
  const { shown } = useFieldTexts();
  const [change, tell, once] = [useUndoableChange(), useFailureToast(), useOnce()];
  const [wrong, setWrong] = useState<string | undefined>(undefined);

  async function take(source: PlanningRow): Promise<void> {
    const code = wrongAmount("positiveMoney", typed, row.currencyCode) ?? null;
    if (code !== null) {
      setWrong(shown(code));
      return;
    }
    const value = amountOf(typed);
    try {
      const move = moveOf(source.categoryId, row.categoryId, value);
      const text = t("planning.taken", {
        amount: money(value, row.currencyCode).text,
        from: names(source.category.name),
        to: names(row.category.name),
      });
      const outcome = await once(() => change({ ...move, text }));
      if (outcome === null) return;
      if (outcome.ok) onClose();
      else tell(outcome);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      setWrong(shown(Object.values(error.fields)[0] ?? error.code));
    }
  }

  return { take: (source: PlanningRow) => void take(source), wrong, forget: () => setWrong(undefined) };
}
