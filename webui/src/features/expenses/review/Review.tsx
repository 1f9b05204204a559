import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useEffect } from "react";
import { Navigate, useNavigate } from "react-router";
import { months } from "@/domain";
import { monthInWords, monthName, monthWord, monthShort } from "@/i18n/dates";
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
import { useMoney, useWholeMoney } from "@/i18n/useMoney";
import { useNames } from "@/i18n/useNames";
import { categoryIcon } from "@/ui/art/icons";
import { IconTile } from "@/ui/art/IconTile";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { baseOf, isPlanned, ratioOf, wholePercent } from "@/i18n/progress";
import { usePercent } from "@/i18n/usePercent";
import type { Hue } from "@/ui/art/hue";
import { Ring } from "@/ui/figures/Ring";
import css from "./Review.module.css";

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
      <PageBar title={monthName(review.month, language)} onBack={leave} />
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

/** Categories that changed most against the month before. */
function Changes({ review: { month, planning, changes } }: { review: Seen }) {
  const { t } = useTranslation();
  const [names, money, wholeMoney, language] = [useNames(), useMoney(), useWholeMoney(), useLanguage()];
  const { currencyCode } = planning;
  const before = monthShort(months.add(month, -1), language);
  return (
    <ListGroup label={t("review.changes")}>
      {changes.map(({ category, spent, before: earlier, by }) => {
        const isLess = by.startsWith("-");
        return (
          <ListRow
            key={category.id}
            title={names(category.name)}
            sub={`${money(spent, currencyCode).text}, ${before} ${money(earlier, currencyCode).text}`}
            wrap
            start={<IconTile icon={categoryIcon(category.icon)} size="s" />}
            end={
              <span className={css["Review-change"]} data-less={isLess || undefined}>
                {t(isLess ? "review.less" : "review.more", {
                  amount: wholeMoney(by, "spent", currencyCode).text,
                })}
              </span>
            }
          />
        );
      })}
    </ListGroup>
  );
}

const DOTS: readonly (readonly [hue: Hue, x: number, y: number, r: number])[] = [
  ["amber", 22, 24, 3.2],
  ["pink", 146, 34, 4],
  ["green", 158, 96, 2.8],
  ["violet", 12, 88, 3.6],
  ["sky", 34, 140, 2.6],
  ["lime", 128, 148, 3.4],
  ["orange", 84, 6, 2.8],
];

/** The ring and one sentence: over is a fact, and the new month a way out. */
function Result({ review: { month, planning, isShared } }: { review: Seen }) {
  const { t } = useTranslation();
  const [money, percent, language] = [useMoney(), usePercent(), useLanguage()];
  const show = (value: string) => money(value, planning.currencyCode).text;
  const isOver = isPlanned(planning) && Number(planning.overflow) > 0;
  const values = {
    spent: show(planning.spent),
    budget: show(baseOf(planning)),
    month: monthWord(months.add(month, 1), language),
  };
  const sentence = isOver ? "review.fresh" : isShared ? "review.wellDoneAll" : "review.wellDone";
  return (
    <section className={css["Review"]}>
      <div
        className={css["Review-art"]}
        role="img"
        aria-label={t("progress.percentSpent", { percent: percent(wholePercent(planning)) })}
        data-hue={isOver ? "slate" : "green"}
      >
        <Ring ratio={ratioOf(planning)} />
        {!isOver && (
          <svg className={css["Review-dots"]} viewBox="0 0 170 160" aria-hidden="true">
            {DOTS.map(([hue, cx, cy, r]) => (
              <circle key={hue} data-hue={hue} cx={cx} cy={cy} r={r} />
            ))}
          </svg>
        )}
      </div>
      <h2>
        {!isPlanned(planning)
          ? t("progress.onlySpent", { spent: show(planning.spent) })
          : isOver
            ? t("review.over", { amount: show(planning.overflow) })
            : t("review.under", { amount: show(planning.left) })}
      </h2>
      {isPlanned(planning) && <p>{t(sentence, values)}</p>}
    </section>
  );
}
