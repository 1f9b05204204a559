import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { useCounted } from "@/i18n/useCounted";
import { useMessage } from "@/i18n/useMessage";
import { undoChangeSetAtom } from "@/state/budget/activity";
import type { ImportReport } from "@/state/budget/imports";
import { onlineAtom } from "@/state/connection";
import { Button } from "@/ui/actions/Button";
import { ButtonLink } from "@/ui/actions/ButtonLink";
import { ButtonRow } from "@/ui/actions/ButtonRow";
import { EmptyState } from "@/ui/frame/EmptyState";
import { saveFile } from "@/ui/browser/saveFile";
import { showToast } from "@/ui/overlays/toasts";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { LongGroups } from "@/ui/rows/LongGroups";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";
import type { Import } from "./useImport";
import css from "./Imports.module.css";

export interface ReportProps {
  importing: Import;
  report: ImportReport;
}

/** Report of an import: its result, each line it skipped, and Undo. */
export function Report({ importing, report }: ReportProps) {
  const { t } = useTranslation();
  const counted = useCounted();
  const categoryNames = report.categories.join(", ");
  return (
    <>
      <EmptyState
        art="done"
        title={counted("imports.booked", report.booked)}
        text={categoryNames === "" ? t("imports.bookedText") : t("imports.made", { names: categoryNames })}
      >
        <ButtonRow>
          {report.revision !== null && <UndoButton importing={importing} revision={report.revision} />}
          <ButtonLink to="/history">{t("imports.toHistory")}</ButtonLink>
        </ButtonRow>
        <Button kind="text" onClick={() => importing.choose(null)}>
          {t("imports.another")}
        </Button>
      </EmptyState>
      <LeftOut importing={importing} report={report} />
    </>
  );
}

/** Takes all of it back; the file stays chosen. */
function UndoButton({ importing, revision }: { importing: Import; revision: number }) {
  const { t } = useTranslation();
  const message = useMessage();
  const undo = useSetAtom(undoChangeSetAtom);
  const isOnline = useAtomValue(onlineAtom);
  const [isUndoing, setUndoing] = useState(false);
  const run = async () => {
    setUndoing(true);
    const reading = await undo(revision);
    setUndoing(false);
    if (!reading.ok) {
      showToast({ text: message(reading.code, reading.params), tone: "error" });
      return;
    }
    showToast({ text: t("imports.takenBack") });
    importing.forget();
    importing.again();
  };
  return (
    <Button kind="outline" busy={isUndoing} disabled={!isOnline} onClick={() => void run()}>
      {t("actions.undo")}
    </Button>
  );
}

function LeftOut({ importing, report }: ReportProps) {
  const { lines, title, more, text } = useSkippedLines(report);
  if (report.leftOutCount === 0) return null;
  return (
    <>
      <LongGroups groups={[{ key: "left", length: lines.length }]}>
        {(_group, from, to) => (
          <Section>
            <SectionHeader title={title} />
            <ListGroup label={title}>
              {lines.slice(from, to).map((each) => (
                <ListRow key={each.line} title={each.title} sub={each.why} wrap />
              ))}
            </ListGroup>
          </Section>
        )}
      </LongGroups>
      {more !== "" && <p className={css["Note"]}>{more}</p>}
      <KeepReport text={text(importing.file?.name ?? "")} />
    </>
  );
}

function KeepReport({ text }: { text: string }) {
  const { t } = useTranslation();
  return (
    <Button
      kind="outline"
      onClick={() => saveFile(new Blob([text], { type: "text/plain" }), "not-imported.txt")}
    >
      {t("imports.saveReport")}
    </Button>
  );
}

interface SkippedLineText {
  readonly line: number;
  readonly title: string;
  readonly why: string;
}

/** Return each skipped line with its reason, and all of them as one text to copy. */
function useSkippedLines({ leftOut, leftOutCount }: ImportReport) {
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
