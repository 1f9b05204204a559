import { useCounted } from "@/i18n/useCounted";
import { useMessage } from "@/i18n/useMessage";
import { useTranslation } from "@/i18n/useTranslation";
import type { ImportReport } from "@/state/budget/imports";

export interface LeftOutText {
  readonly line: number;
  readonly title: string;
  readonly why: string;
}

/** Each line that was not taken, with its reason; and all of it as one text to be kept. */
export function useLeftOut({ leftOut, leftOutCount }: ImportReport) {
  const { t } = useTranslation();
  const message = useMessage();
  const counted = useCounted();
  const lines = leftOut.map(({ line, code, text }): LeftOutText => {
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
