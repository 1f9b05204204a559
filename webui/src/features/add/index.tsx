import { useState } from "react";
import { forgetDraft } from "@/data/device/keptDraft";
import { useTranslation } from "@/i18n/useTranslation";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { GuardedPage } from "@/parts/forms/GuardedPage";
import { Page } from "@/ui/frame/Page";
import css from "./Add.module.css";
import { Correction } from "./Correction";
import { draftOfQuery, sharedText } from "./draft";
import { KINDS } from "./kinds";
import { PrefilledForm } from "./PrefilledForm";
import { RefundForm } from "./RefundForm";
import { ReplacementForm } from "./ReplacementForm";
import { useShared } from "./words/useShared";

/**
 * The form of an entry as a page: `?amount=12.5&category=Food&note=lunch` fills it in, `?kind=income&account=id` opens it
 * for an income, `?note=coffee 4.50 cash` alone, as other apps share it, is read as a line, `?replace=id` corrects an entry
 * of any kind, `?refund=id` gives an expense back, `?instead=sequence` takes the place of a booking that was not saved.
 */
export default function Add() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const goBack = useLeave();
  const [replace, instead, refund] = ["replace", "instead", "refund"].map((name) => query.get(name));
  const start = useShared(draftOfQuery(query), sharedText(query));
  const [kind, setKind] = useState(start.kind);
  const isNew = replace == null && instead == null;
  const isRefund = isNew && refund != null;
  return (
    <GuardedPage onBack={goBack} onDiscard={isNew && !isRefund ? forgetDraft : undefined}>
      {(leave) => {
        const form = {
          onDone: goBack,
          onClose: () => leave(goBack),
        };
        return (
          <div className={css["Add"]} data-dock="">
            <Page heading={isNew ? t(`add.title.${isRefund ? "refund" : kind}`) : t("add.correct")}>
              {instead != null ? (
                <ReplacementForm sequence={Number(instead)} {...form} />
              ) : replace != null ? (
                <Correction entryId={replace} {...form} />
              ) : refund != null ? (
                <RefundForm entryId={refund} {...form} />
              ) : (
                <PrefilledForm
                  start={start}
                  link={query.toString()}
                  kinds={KINDS}
                  onKind={setKind}
                  {...form}
                />
              )}
            </Page>
          </div>
        );
      }}
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
