import { useAtom, useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { isSharedAtom } from "@/state/budget/people";
import { whoseAtom, type Whose } from "@/state/budget/whose";
import { SegmentedToggle } from "@/ui/fields/SegmentedToggle";

const CHOICES = ["all", "mine"] as const satisfies readonly Whose[];

/** Choice of all spending or one's own part, in a budget of several people. */
export function WhoseToggle() {
  const { t } = useTranslation();
  const [whose, setWhose] = useAtom(whoseAtom);
  if (!useAtomValue(isSharedAtom)) return null;
  return (
    <SegmentedToggle
      label={t("whose.view")}
      choices={CHOICES.map((value) => ({ value, text: t(`whose.${value}`) }))}
      value={whose}
      onChange={setWhose}
    />
  );
}
