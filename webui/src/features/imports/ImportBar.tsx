import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { useCounted } from "@/i18n/useCounted";
import { useErrorText } from "@/i18n/useErrorText";
import { useMoney } from "@/i18n/useMoney";
import { onlineAtom } from "@/state/connection";
import { NETWORK } from "@/state/outcome";
import { Button } from "@/ui/actions/Button";
import { ActionBar } from "@/ui/frame/ActionBar";
import { balancesOf } from "./lines/totals";
import type { Import } from "./useImport";

/** Bar that books the ticked lines, or names the obstacle. */
export function ImportBar({ importing }: { importing: Import }) {
  const { t } = useTranslation();
  const isOnline = useAtomValue(onlineAtom);
  const counted = useCounted();
  const note = useNote(importing);
  const { count, preview, isReading, isBooking, failed } = importing;
  const isOpen = preview === null || preview.file.questions.length > 0;
  return (
    <ActionBar note={note} failed={failed !== null && !isBooking}>
      <Button
        size="l"
        block
        busy={isBooking}
        disabled={!isOnline || isOpen || isReading || count === 0}
        onClick={() => void importing.book()}
      >
        {preview === null ? t("imports.title") : counted("imports.import", count)}
      </Button>
    </ActionBar>
  );
}

function useNote({ count, preview, totals, isBooking, failed, failure }: Import): string | undefined {
  const { t } = useTranslation();
  const why = useErrorText();
  const counted = useCounted();
  const money = useMoney();
  const isOnline = useAtomValue(onlineAtom);
  if (!isOnline) return t("imports.offline");
  if (isBooking) return counted("imports.booking", count);
  if (failed !== null) {
    const [code = failed.code] = Object.values(failed.fields);
    return code === NETWORK ? t("imports.lost") : why(failed);
  }
  if (preview === null || failure !== null) return undefined;
  if (preview.file.questions.length > 0) return t("imports.answerFirst");
  const { lineCount, wrongCount } = preview.file;
  const left = lineCount - count - wrongCount;
  const amounts = balancesOf(totals).map(
    ({ currencyCode, amount }) => money(amount, currencyCode, { signed: true }).text,
  );
  const parts = [
    left > 0 && counted("imports.leftOut", left),
    wrongCount > 0 && counted("imports.wrong", wrongCount),
    amounts.length > 0 && t("imports.addsUp", { amounts: amounts.join(", ") }),
  ].filter((part) => part !== false);
  return parts.length === 0 ? undefined : parts.join(" · ");
}
