import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useEffect } from "react";
import { Navigate, useNavigate } from "react-router";
import { months } from "@/domain";
import { monthInWords, monthName, monthWord } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { useTranslation } from "@/i18n/useTranslation";
import { useCopyLastMonth } from "@/parts/useCopyLastMonth";
import { canEditAtom } from "@/state/budget/access";
import { copyableAtom } from "@/state/budget/planChanges";
import { openReviewAtom, reviewAtom, type Review as Seen, type Steady } from "@/state/budget/review";
import { hideReviewAtom } from "@/state/budget/reviewOffer";
import { isLoadingAtom } from "@/state/budget/workspace";
import { Button } from "@/ui/actions/Button";
import { ButtonLink } from "@/ui/actions/ButtonLink";
import { ButtonRow } from "@/ui/actions/ButtonRow";
import { ActionBar } from "@/ui/frame/ActionBar";
import { Page } from "@/ui/frame/Page";
import { PageBar } from "@/ui/frame/PageBar";
import { SkeletonRows } from "@/ui/frame/Skeleton";
import { SectionHeader } from "@/ui/rows/SectionHeader";
import { Section } from "@/ui/rows/Section";
import { useMoney } from "@/i18n/useMoney";
import { useNames } from "@/i18n/useNames";
import { categoryIcon } from "@/ui/art/icons";
import { IconTile } from "@/ui/art/IconTile";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { Changes } from "./Changes";
import { Result } from "./Result";

/** A look back at the month that closed: the result, what changed, what stayed, and the next step. */
export default function Review() {
  const { t } = useTranslation();
  const [review, read] = [useAtomValue(reviewAtom), useSetAtom(openReviewAtom)];
  const isLoading = useAtomValue(isLoadingAtom);
  useEffect(() => {
    void read().catch(() => undefined);
  }, [read]);
  if (isLoading) return <SkeletonRows count={6} label={t("states.loading")} />;
  return review === null ? <Navigate to="/expenses" replace /> : <Content review={review} />;
}

function Content({ review }: { review: Seen }) {
  const { t } = useTranslation();
  const [navigate, language] = [useNavigate(), useLanguage()];
  const leave = () => void navigate("/expenses");
  const before = monthInWords(months.add(review.month, -1), language);
  return (
    <>
      <PageBar title={monthName(review.month, language)} backLabel={t("actions.back")} onBack={leave} />
      <Page closed narrow>
        <Result review={review} />
        {review.changes.length > 0 && (
          <Section>
            <SectionHeader title={t("review.changes")}>
              <span>{t("review.against", { month: before })}</span>
            </SectionHeader>
            <Changes review={review} />
          </Section>
        )}
        {review.steady.length > 0 && (
          <Section>
            <SectionHeader title={t("review.steady")} />
            <SteadyRows rows={review.steady} />
          </Section>
        )}
      </Page>
      {!review.isChosen && <Steps month={months.add(review.month, 1)} onDone={leave} />}
    </>
  );
}

function Steps({ month, onDone }: { month: string; onDone: () => void }) {
  const { t } = useTranslation();
  const hide = useSetAtom(hideReviewAtom);
  const canEdit = useAtomValue(canEditAtom);
  const put = () => {
    hide();
    onDone();
  };
  return (
    <ActionBar>
      <ButtonRow>
        <Button kind="outline" size="l" grow onClick={put}>
          {t("review.later")}
        </Button>
        {canEdit && <NextPlan month={month} onDone={put} />}
      </ButtonRow>
    </ActionBar>
  );
}

function NextPlan({ month, onDone }: { month: string; onDone: () => void }) {
  const { t } = useTranslation();
  const copy = useCopyLastMonth();
  const hasCopyable = useAtomValue(copyableAtom).length > 0;
  const next = monthWord(month, useLanguage());
  return hasCopyable ? (
    <Button size="l" grow onClick={() => void copy().then(onDone)}>
      {t("review.copy", { month: next })}
    </Button>
  ) : (
    <ButtonLink to="/planning" size="l" grow>
      {t("review.plan", { month: next })}
    </ButtonLink>
  );
}

/** Categories that stayed in their plans, those that did twice first. */
function SteadyRows({ rows }: { rows: readonly Steady[] }) {
  const { t } = useTranslation();
  const [names, money] = [useNames(), useMoney()];
  return (
    <ListGroup label={t("review.steady")}>
      {rows.map(({ category, currencyCode, spent, budget, isTwice }) => {
        const show = (value: string) => money(value, currencyCode).text;
        return (
          <ListRow
            key={category.id}
            title={t("review.stayed", { name: names(category.name) })}
            sub={
              isTwice
                ? t("review.twice")
                : t("progress.spentOf", { spent: show(spent), budget: show(budget) })
            }
            wrap
            start={<IconTile icon={categoryIcon(category.icon)} size="s" />}
          />
        );
      })}
    </ListGroup>
  );
}
