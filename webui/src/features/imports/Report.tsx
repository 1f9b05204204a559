import { useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { useMessage } from "@/i18n/useMessage";
import { undoChangeSetAtom } from "@/state/budget/activity";
import type { ImportReport } from "@/state/budget/imports";
import { onlineAtom } from "@/state/connection";
import { Button } from "@/ui/actions/Button";
import { ButtonLink } from "@/ui/actions/ButtonLink";
import { ButtonRow } from "@/ui/actions/ButtonRow";
import { EmptyState } from "@/ui/frame/EmptyState";
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

/** What an import did, each line it did not take, and the way to take it back. */
export function Report({ importing, report }: ReportProps) {
  const { t } = useTranslation();
  const made = report.categories.join(", ");
  return (
    <>
      <EmptyState
        art="done"
        title={t("imports.booked", { count: report.booked })}
        text={made === "" ? t("imports.bookedText") : t("imports.made", { names: made })}
      >
        <ButtonRow>
          {report.revision !== null && <UndoButton importing={importing} revision={report.revision} />}
          <ButtonLink to="/history">{t("imports.toHistory")}</ButtonLink>
        </ButtonRow>
        <Button
          kind="text"
          onClick={() => {
            importing.choose(null);
          }}
        >
          {t("imports.another")}
        </Button>
      </EmptyState>
      <LeftOut report={report} />
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

function LeftOut({ report: { leftOut, leftOutCount } }: { report: ImportReport }) {
  const { t } = useTranslation();
  const message = useMessage();
  if (leftOutCount === 0) return null;
  const title = t("imports.notTaken", { count: leftOutCount });
  return (
    <>
      <LongGroups groups={[{ key: "left", length: leftOut.length }]}>
        {(_group, from, to) => (
          <Section>
            <SectionHeader title={title} />
            <ListGroup label={title}>
              {leftOut.slice(from, to).map(({ line, code, text }) => {
                const why = message(code);
                const sub = text === "" ? why : t("imports.saysWrong", { text, why });
                return <ListRow key={line} title={t("imports.line", { line })} sub={sub} wrap />;
              })}
            </ListGroup>
          </Section>
        )}
      </LongGroups>
      {leftOutCount > leftOut.length && (
        <p className={css["Note"]}>{t("imports.notTakenMore", { count: leftOutCount - leftOut.length })}</p>
      )}
    </>
  );
}
