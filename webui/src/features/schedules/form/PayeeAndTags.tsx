import { useController, type UseFormReturn } from "react-hook-form";
import { MetaRow } from "@/parts/meta/MetaButton";
import { PayeeChip } from "@/parts/payees/PayeeChip";
import { TagsChip } from "@/parts/tags/TagsChip";
import type { ScheduleFields } from "./fields";

/** The payee and the tags of each entry that a schedule books. */
export function PayeeAndTags({ form: { control } }: { form: UseFormReturn<ScheduleFields> }) {
  const { field: payee } = useController({ control, name: "payee" });
  const { field: tags } = useController({ control, name: "tags" });
  return (
    <MetaRow even>
      <PayeeChip payee={payee.value} onChoose={payee.onChange} />
      <TagsChip tags={tags.value} onChange={tags.onChange} />
    </MetaRow>
  );
}
