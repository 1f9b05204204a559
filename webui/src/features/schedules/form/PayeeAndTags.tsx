import { useAtomValue } from "@/state/useAtomValue";
import { useRef } from "react";
import { useController, useWatch, type UseFormReturn } from "react-hook-form";
import { MetaRow } from "@/parts/meta/MetaButton";
import { PayeeChip } from "@/parts/payees/PayeeChip";
import { TagsChip } from "@/parts/tags/TagsChip";
import { categoriesAtom } from "@/state/budget/categories";
import type { ScheduleFields } from "./fields";

/** The payee and the tags of each entry that a schedule books; a known payee fills in its usual category. */
export function PayeeAndTags({ form }: { form: UseFormReturn<ScheduleFields> }) {
  const { control } = form;
  const { field: payee } = useController({ control, name: "payee" });
  const { field: tags } = useController({ control, name: "tags" });
  const kind = useWatch({ control, name: "kind" });
  const fillCategory = useFilledCategory(form);
  return (
    <MetaRow even>
      <PayeeChip
        payee={payee.value}
        isFrom={kind === "income"}
        onChoose={(name, known) => {
          payee.onChange(name);
          fillCategory(known?.categoryId);
        }}
      />
      <TagsChip tags={tags.value} onChange={tags.onChange} />
    </MetaRow>
  );
}

/** Return a function that takes the category of a payee, unless another one was given by hand. */
function useFilledCategory({ getValues, setValue }: UseFormReturn<ScheduleFields>) {
  const categories = useAtomValue(categoriesAtom);
  const filled = useRef("");
  return (categoryId: string | null | undefined) => {
    const { kind, categoryId: given } = getValues();
    const isThere = categories.some(({ id }) => id === categoryId);
    if (categoryId == null || !isThere || kind !== "expense" || given !== filled.current) return;
    filled.current = categoryId;
    setValue("categoryId", categoryId, { shouldDirty: true, shouldValidate: true });
  };
}
