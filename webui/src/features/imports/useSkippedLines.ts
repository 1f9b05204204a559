import { useCounted } from "@/i18n/useCounted";
import { useMessage } from "@/i18n/useMessage";
import { useTranslation } from "@/i18n/useTranslation";
import type { ImportReport } from "@/state/budget/imports";

export interface SkippedLineText {
  readonly line: number;
  readonly title: string;
  readonly why: string;
}

/** Return each skipped line with its reason, and all of them as one text to copy. */
export function useSkippedLines({ leftOut, leftOutCount }: ImportReport) {
  const { t } = useTranslation();
  const message = useMessage();
  const counted = useCounted();
  const lines = leftOut.map(({ line, code, text }): SkippedLineText => {
    const why = message(code);
    return {
      line,
      title: t("imports.line", { line }),
      why: text === "" ? why : t("imports.saysWrong", { text, why }),
    };
  });
  const rest = leftOutCount - leftOut.length;
  const more = rest > 0 ? counted("imports.notTakenMore", rest) : "";
  const title = counted("imports.notTaken", leftOutCount);
  const text = (name: string) =>
    [`${name}: ${title}`, ...lines.map((each) => `${each.title}: ${each.why}`), more]
      .filter((row) => row !== "")
      .join("\n");
  return { lines, title, more, text };
}
