import { Scale } from "lucide-react";
import { useState } from "react";
import { IconTile } from "@/ui/art/IconTile";
import { ListRow } from "@/ui/rows/ListRow";
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
      <ListRow
        compact
        wrap
        chevron={onSave !== undefined}
        title={title}
        sub={ruleText(form.rule)}
        start={<IconTile icon={{ glyph: Scale, hue: "violet" }} size="s" />}
        onPress={onSave && (() => setOpen(true))}
      />
      {onSave && (
        <RuleSheet {...form} open={open} title={title} onClose={() => setOpen(false)} onSave={onSave} />
      )}
    </>
  );
}
