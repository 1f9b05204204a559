import { Scale } from "lucide-react";
import { useState } from "react";
import { MoreRow } from "@/parts/MoreRow";
import { RuleSheet, type RuleFormProps } from "./RuleSheet";
import { useRuleText } from "./useRuleText";

export interface RuleRowProps extends Omit<RuleFormProps, "onSave"> {
  title: string;
  /** Left out where the person may not change it. */
  onSave?: RuleFormProps["onSave"] | undefined;
}

/** The rule of new costs in a row, which opens it. */
export function RuleRow({ title, onSave, ...form }: RuleRowProps) {
  const [open, setOpen] = useState(false);
  const ruleText = useRuleText();
  return (
    <>
      <MoreRow
        glyph={Scale}
        hue="violet"
        title={title}
        value={ruleText(form.rule)}
        onPress={
          onSave &&
          (() => {
            setOpen(true);
          })
        }
      />
      {onSave && (
        <RuleSheet
          {...form}
          open={open}
          title={title}
          onClose={() => {
            setOpen(false);
          }}
          onSave={onSave}
        />
      )}
    </>
  );
}
