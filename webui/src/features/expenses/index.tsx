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
import { hasOthersAtom, isLoadingAtom } from "@/state/budget/workspace";
import { late } from "@/parts/late";
import { idle } from "@/ui/browser/onDemand";
import { useWide } from "@/ui/browser/useWide";
import { Columns } from "@/ui/frame/Columns";
import { Link } from "@/ui/actions/Link";
import { Page } from "@/ui/frame/Page";
import { SkeletonRows } from "@/ui/frame/Skeleton";
import { isDueAtom } from "@/state/budget/coming";
import { shownAttentionAtom } from "@/state/session/attention";
import { isReviewOfferedAtom } from "@/state/budget/reviewOffer";
import { useLatch } from "@/ui/overlays/useLatch";
import { monthViewAtom } from "@/state/budget/month";
import { hasPlanAtom } from "@/state/budget/planning";
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

/** Fetched when something waits for the person. */
const Notices = late(async () => (await import("./later")).Notices);

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
  const isNew = useAtomValue(stepsAtom) !== null;
  const { isClosed, isRunning } = useAtomValue(monthViewAtom);
  const [hasPlan, canEdit] = [useAtomValue(hasPlanAtom), useAtomValue(canEditAtom)];
  const isUnplanned = isRunning && canEdit && !hasPlan && hasCategories;
  const hasNotices = useLatch(useHasNotices() || isUnplanned);
  if (useAtomValue(isLoadingAtom)) return <SkeletonRows count={6} label={t("states.loading")} />;
  return (
    <>
      <MonthPicker>
        <ViewToggle />
      </MonthPicker>
      <LeftHero />
      {hasNotices && <Notices missing={null} isUnplanned={isUnplanned} />}
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

/** Return whether something may wait for the person beside the plan: of debts it is told later. */
function useHasNotices(): boolean {
  const reasons = [
    useAtomValue(isDueAtom),
    useAtomValue(isReviewOfferedAtom),
    useAtomValue(hasOthersAtom),
    useAtomValue(shownAttentionAtom) === "invitation",
  ];
  return reasons.includes(true);
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
