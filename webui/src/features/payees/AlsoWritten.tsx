import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useEffect, useEffectEvent } from "react";
import { payees } from "@/domain";
import { useTranslation } from "@/i18n/useTranslation";
import { importRulesAtom, readImportRulesAtom } from "@/state/budget/importRules";
import { isGuestAtom } from "@/state/session/session";
import { StaticChip, ChipRow } from "@/ui/actions/Chip";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";

/** Names that files have for a payee: import gives it to what has them. A guest imports nothing. */
export function AlsoWritten({ name }: { name: string }) {
  const { t } = useTranslation();
  const isGuest = useAtomValue(isGuestAtom);
  const read = useSetAtom(readImportRulesAtom);
  const rules = useAtomValue(importRulesAtom) ?? [];
  const begin = useEffectEvent(() => {
    if (!isGuest) void read();
  });
  useEffect(() => begin(), [name]);
  const written = rules.filter(
    ({ field, match, payee }) => field === "payee" && match === "equals" && payees.isSame(payee ?? "", name),
  );
  if (written.length === 0) return null;
  return (
    <Section>
      <SectionHeader title={t("payees.alsoWritten")} />
      <ChipRow label={t("payees.alsoWritten")} wrap>
        {written.map(({ text }) => (
          <StaticChip key={text} text={text} />
        ))}
      </ChipRow>
    </Section>
  );
}
