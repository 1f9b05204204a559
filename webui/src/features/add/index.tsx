import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { GuardedPage } from "@/parts/forms/GuardedPage";
import { Page } from "@/ui/frame/Page";
import { PageBar } from "@/ui/frame/PageBar";
import css from "./Add.module.css";
import { Correction } from "./Correction";
import { draftOfQuery, sharedText } from "./draft";
import { KINDS } from "./kinds";
import { PrefilledForm } from "./PrefilledForm";
import { QuickAdd } from "./quick/QuickAdd";
import { RefundForm } from "./RefundForm";
import { ReplacementForm } from "./ReplacementForm";

/**
 * The keypad as a page: `?amount=12.5&category=Food&note=lunch` fills it in, `?kind=income&account=id` opens it for an
 * income, `?note=coffee 4.50 cash` alone, as other apps share it, is read as a line, `?replace=id` corrects an entry of
 * any kind, `?refund=id` gives an expense back, `?instead=sequence` takes the place of a booking that was not saved.
 */
export default function Add() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const goBack = useLeave();
  const [replace, instead, refund] = ["replace", "instead", "refund"].map((name) => query.get(name));
  const start = draftOfQuery(query);
  const [kind, setKind] = useState(start.kind);
  const isNew = replace == null && instead == null;
  const isRefund = isNew && refund != null;
  return (
    <GuardedPage onBack={goBack}>
      {(leave) => (
        <div className={css["Add"]} data-dock="">
          <PageBar
            title={isNew ? t(`add.title.${isRefund ? "refund" : kind}`) : t("add.correct")}
            backLabel={t("actions.back")}
            onBack={() => {
              leave(goBack);
            }}
          />
          <Page>
            <div className={css["Add-form"]}>
              {instead != null ? (
                <ReplacementForm sequence={Number(instead)} onDone={goBack} />
              ) : replace != null ? (
                <Correction entryId={replace} onDone={goBack} />
              ) : refund != null ? (
                <RefundForm entryId={refund} onDone={goBack} />
              ) : (
                <QuickAdd shared={sharedText(query)} onDone={goBack}>
                  {(line) => (
                    <PrefilledForm
                      start={start}
                      kinds={KINDS}
                      onKind={setKind}
                      replaced={null}
                      line={line}
                      onDone={goBack}
                    />
                  )}
                </QuickAdd>
              )}
            </div>
          </Page>
        </div>
      )}
    </GuardedPage>
  );
}

/** Back to where one came from; a link from outside leads on to the expenses. */
function useLeave() {
  const navigate = useNavigate();
  const isFirst = useLocation().key === "default";
  return () => {
    void (isFirst ? navigate("/expenses", { replace: true }) : navigate(-1));
  };
}
