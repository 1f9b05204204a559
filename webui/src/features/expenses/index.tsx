import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { useTranslation } from "@/i18n/useTranslation";
import { MonthPicker } from "@/parts/MonthPicker";
import { ViewToggle } from "@/parts/ViewToggle";
import { canEditAtom } from "@/state/budget/access";
import { addRequestAtom, askToAddAtom } from "@/state/budget/adding";
import { categoriesAtom } from "@/state/budget/categories";
import { isLoadingAtom } from "@/state/budget/workspace";
import { late } from "@/parts/late";
import { idle } from "@/ui/browser/onDemand";
import { useWide } from "@/ui/browser/useWide";
import { Columns } from "@/ui/frame/Columns";
import { Link } from "@/ui/actions/Link";
import { Page } from "@/ui/frame/Page";
import { useLatch } from "@/ui/overlays/useLatch";
import { SkeletonRows } from "@/ui/frame/Skeleton";
import { monthViewAtom } from "@/state/budget/month";
import { hasPlanAtom } from "@/state/budget/planning";
import { isReviewOfferedAtom } from "@/state/budget/reviewOffer";
import { isDueAtom } from "@/state/budget/coming";
import { stepsAtom } from "@/state/budget/steps";
import { Categories, preloadRows } from "./rounds/Categories";
import { LeftHero } from "./hero/LeftHero";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";

export interface ExpensesProps {
  /** The keypad that stands open beside them, a feature of its own. */
  keypad: ReactNode;
}

/** Fetched by who is new, after the month stands, and by nobody later. */
const Steps = late(async () => {
  await idle();
  return (await import("./start/Steps")).default;
});

/** Fetched once something is due. */
const Due = late(async () => (await import("./due/Due")).default);

/** Fetched in the first week of a month. */
const ReviewRow = late(async () => (await import("./later")).ReviewRow);

/** Fetched in a month without a plan. */
const PlanCard = late(async () => (await import("./later")).PlanCard);

/** Fetched in a month that is over. */
const MonthEntries = late(async () => (await import("./later")).MonthEntries);

/** Fetched after the month stands above them. */
const TodayEntries = late(async () => {
  await idle();
  return (await import("./later")).TodayEntries;
}, "records");

const NoCategories = late(async () => (await import("./later")).NoCategories, "first");

export { preloadRows };

/** Height of the steps in rows of a list. */
const STEP_ROWS = 4;

/** Money left to spend by category; a press on a category adds an expense. */
export default function Expenses({ keypad }: ExpensesProps) {
  const { t } = useTranslation();
  const wide = useWide();
  const askToAdd = useSetAtom(askToAddAtom);
  const { isOpen } = useAtomValue(addRequestAtom);
  const canEdit = useAtomValue(canEditAtom);
  const navigate = useNavigate();
  const ask = (categoryId: string | null) => {
    if (!canEdit) {
      if (categoryId !== null) void navigate(`/categories/${categoryId}`);
      return;
    }
    askToAdd(categoryId);
  };
  // An entry half typed when the right to edit ends stays, and is told why when it is saved.
  return (
    <Page heading={t("expenses.title")} wide>
      <Columns side={wide && (canEdit || isOpen) && keypad}>
        <Content onAdd={ask} />
      </Columns>
    </Page>
  );
}

function Content({ onAdd }: { onAdd: (categoryId: string | null) => void }) {
  const { t } = useTranslation();
  const hasCategories = useAtomValue(categoriesAtom).length > 0;
  const isReviewOffered = useAtomValue(isReviewOfferedAtom);
  const isNew = useAtomValue(stepsAtom) !== null;
  const { isClosed, isRunning } = useAtomValue(monthViewAtom);
  const [hasPlan, canEdit] = [useAtomValue(hasPlanAtom), useAtomValue(canEditAtom)];
  const isUnplanned = isRunning && canEdit && !hasPlan && hasCategories;
  const isDue = useLatch(useAtomValue(isDueAtom));
  if (useAtomValue(isLoadingAtom)) return <SkeletonRows count={6} label={t("states.loading")} />;
  return (
    <>
      <MonthPicker>
        <ViewToggle />
      </MonthPicker>
      <LeftHero />
      {isUnplanned && !isNew && <PlanCard missing={null} />}
      {isDue && !isClosed && <Due missing={null} />}
      {isReviewOffered && <ReviewRow missing={null} />}
      {isNew && (
        <Steps
          missing={null}
          waiting={<SkeletonRows count={STEP_ROWS} label={t("states.loading")} />}
          onAdd={() => onAdd(null)}
        />
      )}
      {hasCategories ? <Categories onAdd={onAdd} /> : <NoCategories missing={null} />}
      {isClosed ? <MonthEntries missing={null} /> : <Today />}
    </>
  );
}

/** Entries of today. */
function Today() {
  const { t } = useTranslation();
  return (
    <Section>
      <SectionHeader title={t("expenses.today")}>
        <Link to="/history">{t("expenses.history")}</Link>
      </SectionHeader>
      <TodayEntries missing={null} />
    </Section>
  );
}
