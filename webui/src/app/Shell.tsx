import { useSetAtom } from "jotai";
import { useAtomValue, useAtom } from "@/state/useAtomValue";
import { Suspense, useState, type ReactNode, useEffect, type Ref } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { Outlet, useLocation } from "react-router";
import { guestDialogAtom } from "@/state/session/guestDialog";
import { isGuestBudgetUndecidedAtom, otherUsersAtom, isGuestAtom } from "@/state/session/session";
import { QuestionDialog } from "@/parts/QuestionDialog";
import { shownAttentionAtom } from "@/state/session/attention";
import { canEditAtom } from "@/state/budget/access";
import { askToAddAtom } from "@/state/budget/adding";
import { refusedAtom } from "@/state/budget/refused";
import { isOnboardingAtom } from "@/state/budget/settings";
import { isUnreadAtom, lostWorkspaceAtom } from "@/state/budget/workspace";
import { BottomBar } from "@/ui/frame/BottomBar";
import { Rail } from "@/ui/frame/Rail";
import { SkipLink } from "@/ui/frame/SkipLink";
import { TopBarSlot } from "@/ui/frame/TopBarEnd";
import { onceIdle } from "@/ui/browser/onDemand";
import { explainedAtom } from "@/state/budget/explained";
import { sheetMeanwhile } from "@/ui/overlays/sheetMeanwhile";
import { useMoney } from "@/i18n/useMoney";
import { balanceAtom } from "@/state/budget/balance";
import { Logo } from "@/ui/art/Logo";
import { TopBar, BalanceLink } from "@/ui/frame/TopBar";
import { AddSheet } from "./AddSheet";
import { Failsafe } from "./Failsafe";
import type { Frame } from "./frame";
import { laterPart, laterScreen } from "./lazyScreen";
import { navTabs } from "./navTabs";
import { useBannerState } from "./useBannerState";
import { WorkspaceSwitch } from "./WorkspaceSwitch";
import css from "./Shell.module.css";

const Onboarding = laterScreen("onboarding", "default");
const GuestDialog = laterScreen("signIn", "GuestDialog");
const LostWorkspace = laterScreen("workspaces", "LostWorkspace");
const GuestLeft = laterScreen("signIn", "GuestLeft");
const OtherUserDialog = laterPart("otherUser", "OtherUserDialog");
const Unread = laterPart("unread", "Unread");

export interface ShellProps {
  /** Frame of the screen that is shown; undefined for an unknown address. */
  frame: Frame | undefined;
  /** The screen is built anew where this changes. */
  place: string;
}

/** The introduction until its end was reached, then the tabs. */
export function Shell(props: ShellProps) {
  const isOnboarding = useAtomValue(isOnboardingAtom);
  const [isDialog, isLeft] = [
    useAtomValue(guestDialogAtom) !== null,
    useAtomValue(isGuestBudgetUndecidedAtom),
  ];
  const isLost = useAtomValue(lostWorkspaceAtom) !== null;
  const isOther = useAtomValue(otherUsersAtom).length > 0;
  return (
    <>
      {isOnboarding ? <Introduction /> : <Tabs {...props} />}
      {isOther && <OtherUserDialog missing={null} />}
      <QuestionDialog />
      <Why />
      <Suspense>
        {isLeft && <GuestLeft />}
        {isDialog && <GuestDialog />}
        {isLost && <LostWorkspace />}
      </Suspense>
    </>
  );
}

function Introduction() {
  return (
    <Suspense>
      <Onboarding />
    </Suspense>
  );
}

/** The frame of the tabs: rail or bottom bar, banner, top bar and screen. */
function Tabs({ frame, place }: ShellProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const isUnread = useAtomValue(isUnreadAtom);
  const bar = { label: t("nav.label"), tabs: useTabs(pathname), add: useAdd() };
  return (
    <div className={css["Shell"]}>
      <SkipLink text={t("nav.skip")} />
      <Rail {...bar} />
      <div className={css["Shell-main"]}>
        <Banners />
        <div className={css["Shell-content"]}>
          <Barred frame={frame}>
            <Failsafe key={place}>
              {isUnread && !pathname.startsWith("/profile") ? <Unread missing={null} /> : <Outlet />}
            </Failsafe>
          </Barred>
        </div>
      </div>
      {frame !== "step" && <BottomBar {...bar} />}
      <AddSheet />
    </div>
  );
}

/** The top bar above a screen; once its end stands there, only what the screen puts into it is rendered anew. */
function Barred({ frame, children }: Pick<ShellProps, "frame"> & { children: ReactNode }) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  return (
    <>
      {frame !== "inner" && frame !== "step" && <MainBar balance={frame === "main"} slot={setSlot} />}
      <TopBarSlot value={slot}>{children}</TopBarSlot>
    </>
  );
}

/** Return the tabs; a page that is no tab's own belongs to the last one. */
function useTabs(pathname: string) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<string>();
  const tabs = navTabs(pathname, t, useAttention(), opened);
  const current = tabs.find((tab) => tab.current)?.to;
  if (current !== undefined && current !== opened) setOpened(current);
  return tabs;
}

/** Return the + of the bars; viewers have none. */
function useAdd() {
  const { t } = useTranslation();
  const ask = useSetAtom(askToAddAtom);
  const onPress = () => ask(null);
  return useAtomValue(canEditAtom) ? { label: t("actions.add"), onPress } : undefined;
}

/** Why More has a dot: what was not saved comes first. */
function useAttention(): string | undefined {
  const { t } = useTranslation();
  const count = useAtomValue(refusedAtom).length;
  const attention = useAtomValue(shownAttentionAtom);
  if (count > 0) return t("nav.reason.notSaved", { count });
  return attention === null ? undefined : t(`nav.reason.${attention}`);
}

const StateBanner = laterPart("banner", "StateBanner");

/** Banner of the connection and of the budget, one at a time; most visits have none. */
export function Banners() {
  const state = useBannerState();
  // Without a connection it is too late to fetch what says so.
  useEffect(() => onceIdle(() => void StateBanner.preload().catch(() => undefined)), []);
  return state && <StateBanner state={state} missing={null} />;
}

const WhySheet = laterPart("whySheet", "WhySheet");

/** The sum behind the number that somebody asked about, over whatever screen shows it. */
export function Why() {
  const { t } = useTranslation();
  const [about, explain] = useAtom(explainedAtom);
  const [last, setLast] = useState(about);
  // The last one stays while the sheet slides away.
  if (about !== null && about !== last) setLast(about);
  const open = about !== null;
  const onClose = () => explain(null);
  if (last === null) return null;
  return (
    <WhySheet
      about={about ?? last}
      open={open}
      onClose={onClose}
      {...sheetMeanwhile({ open, onClose, label: t("states.loading") })}
    />
  );
}

interface MainBarProps {
  /** Left out where the screen puts its own buttons. */
  balance: boolean;
  slot: Ref<HTMLDivElement>;
}

/** The top bar of the tabs: the workspace (guests have one only: the logo) and the balance. */
function MainBar({ balance, slot }: MainBarProps) {
  const { t } = useTranslation();
  const isGuest = useAtomValue(isGuestAtom);
  const start = isGuest ? <Logo name={t("app.name")} /> : <WorkspaceSwitch />;
  return <TopBar start={start} end={balance && <BalanceEnd />} slot={slot} />;
}

function BalanceEnd() {
  const { t } = useTranslation();
  const money = useMoney();
  const balance = useAtomValue(balanceAtom);
  if (balance === null) return null;
  return (
    <BalanceLink
      label={t("bar.balance")}
      amount={money(balance.amount, balance.currencyCode)}
      to="/accounts"
    />
  );
}
