import type { UseFormReturn } from "react-hook-form";
import { useAtomValue } from "@/state/useAtomValue";
import { useKeptThing } from "@/parts/forms/useKeptThing";
import { planningRowsAtom, type PlanningRow } from "@/state/budget/planning";
import { useTranslation } from "@/i18n/useTranslation";
import { monthName } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { useNames } from "@/i18n/useNames";
import { removedExpenseCountAtom } from "@/state/budget/planChanges";
import { ConfirmDialog } from "@/ui/overlays/ConfirmDialog";
import { icons, limits, months, validation } from "@/domain";
import { FormSheet } from "@/parts/forms/FormSheet";
import { amountOf } from "@/parts/forms/typedMoney";
import type { IdOf } from "@/parts/forms/useIntent";
import type { Sheets as SheetsOf } from "@/parts/useSheet";
import { useUndoableChange } from "@/parts/useUndoToast";
import { monthAtom } from "@/state/budget/month";
import type { Outcome } from "@/state/outcome";
import { workspaceAtom } from "@/state/budget/workspace";
import { IconField } from "@/parts/forms/IconField";
import { useSheetForm, useFieldError } from "@/parts/forms/useSheetForm";
import { CATEGORY_ICONS } from "@/ui/art/icons";
import { SubmitForm } from "@/ui/fields/SubmitForm";
import { TextField } from "@/ui/fields/TextField";
import { currencyInWords } from "@/i18n/currencyWords";
import { wrongAmount } from "@/parts/forms/wrongAmount";
import { EditSheet } from "./category/EditSheet";
import { IncomeSheet } from "./month/IncomeSheet";
import { TakeFromSheet } from "./move/TakeFromSheet";
import { RestoreSheet } from "./restore/RestoreSheet";
import { useRemove } from "./category/useRemove";
import type { CategoryFields } from "./category/planFields";

export type SheetName = "add" | "edit" | "take" | "restore" | "remove" | "income";
export type PlanningSheets = SheetsOf<SheetName, PlanningRow>;

/** Everything that can stand over the planning, one at a time. */
export function Sheets({ sheets }: { sheets: PlanningSheets }) {
  const { shown, subject: row, open, close } = sheets;
  const isAboutRow = shown === "edit" || shown === "take" || shown === "remove";
  useKeptThing(useIsPlanned(row) ? row : undefined, isAboutRow, close);
  return (
    <>
      <AddSheet open={shown === "add"} onClose={close} />
      {row && (
        <EditSheet
          open={shown === "edit"}
          row={row}
          onClose={close}
          onRemove={(about) => open("remove", about)}
          onTake={(about) => open("take", about)}
        />
      )}
      {row && <TakeFromSheet open={shown === "take"} row={row} onClose={close} />}
      {row && <RemoveDialog open={shown === "remove"} row={row} onClose={close} />}
      <IncomeSheet open={shown === "income"} onClose={close} />
      <RestoreSheet open={shown === "restore"} onClose={close} />
    </>
  );
}

/** Return whether the month still has the category. */
function useIsPlanned(row: PlanningRow | null): boolean {
  const rows = useAtomValue(planningRowsAtom);
  return rows.some(({ categoryId, category }) => categoryId === row?.categoryId && !category.deleted);
}

interface RemoveDialogProps {
  open: boolean;
  row: PlanningRow;
  onClose: () => void;
}

/** Names how many expenses are taken back with a category that is removed from a month. */
function RemoveDialog({ open, row, onClose }: RemoveDialogProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const name = useNames()(row.category.name);
  const count = useAtomValue(removedExpenseCountAtom)(row);
  const remove = useRemove(row);
  return (
    <ConfirmDialog
      open={open}
      title={t("planning.removeTitle", { name, month: monthName(row.date.slice(0, 7), language) })}
      text={t("planning.removeText", { count })}
      confirmLabel={t("planning.removeConfirm")}
      danger
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        void remove();
      }}
    />
  );
}

interface AddSheetProps {
  open: boolean;
  onClose: () => void;
}

const START = { name: "", icon: icons.CATEGORY_ICONS[0] ?? icons.CATEGORY_DEFAULT, budget: "" };

/** A new category with its budget in the chosen month. */
function AddSheet({ open, onClose }: AddSheetProps) {
  const { t } = useTranslation();
  const currencyCode = useAtomValue(workspaceAtom)?.currencyCode ?? limits.DEFAULT_CURRENCY;
  const add = useAdd();
  return (
    <FormSheet open={open} onClose={onClose} title={t("planning.addCategory")}>
      <CategoryForm
        start={START}
        currencyCode={currencyCode}
        submitLabel={t("planning.addCategory")}
        onSubmit={add}
        onClose={onClose}
      />
    </FormSheet>
  );
}

function useAdd() {
  const { t } = useTranslation();
  const change = useUndoableChange();
  const date = months.firstDate(useAtomValue(monthAtom));
  return ({ name, icon, budget }: CategoryFields, idOf: IdOf): Promise<Outcome> => {
    const id = idOf("cat");
    const body = { name, icon, budget: amountOf(budget), date };
    return change({
      operation: { name: "createCategory", id, body },
      text: t("planning.addedCategory", { name }),
      undo: { name: "deleteCategory", id },
    });
  };
}

interface CategoryFormProps {
  start: CategoryFields;
  /** Currency of the budget. */
  currencyCode: string;
  submitLabel: string;
  onSubmit: (fields: CategoryFields, idOf: IdOf) => Promise<Outcome>;
  onClose: () => void;
}

/** Name and icon of a new category, and this month's budget. */
function CategoryForm(props: CategoryFormProps) {
  const { currencyCode, submitLabel } = props;
  const { t } = useTranslation();
  const { form, errorOf, frame } = useSheetForm<CategoryFields>(props);
  return (
    <SubmitForm {...frame} submitLabel={submitLabel}>
      <TextField
        label={t("planning.name")}
        autoComplete="off"
        error={errorOf("name")}
        {...form.register("name", { validate: (text) => validation.wrong("name", text) ?? true })}
      />
      <BudgetField form={form} currencyCode={currencyCode} />
      <IconField control={form.control} label={t("planning.icon")} icons={CATEGORY_ICONS} />
    </SubmitForm>
  );
}

interface BudgetFieldProps {
  form: UseFormReturn<CategoryFields>;
  currencyCode: string;
}

/** The chosen month's budget. */
function BudgetField({ form, currencyCode }: BudgetFieldProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const month = monthName(useAtomValue(monthAtom), language);
  const validate = (text: string) => wrongAmount("notNegativeMoney", text, currencyCode) ?? true;
  return (
    <TextField
      label={t("planning.budget", { month })}
      help={t("planning.budgetHelp", { currency: currencyInWords(currencyCode, language) })}
      inputMode="decimal"
      autoComplete="off"
      error={useFieldError(form)("budget")}
      {...form.register("budget", { validate })}
    />
  );
}
