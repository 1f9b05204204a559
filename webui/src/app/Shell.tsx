import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { Outlet, useLocation } from "react-router";
import { guestDialogAtom } from "@/state/session/guestDialog";
import { isGuestBudgetUndecidedAtom, otherUsersAtom } from "@/state/session/session";
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
import { AddSheet } from "./AddSheet";
import { Banners } from "./Banners";
import { Failsafe } from "./Failsafe";
import type { Frame } from "./frame";
import { laterPart, laterScreen } from "./lazyScreen";
import { MainBar } from "./MainBar";
import { navTabs } from "./navTabs";
import { Why } from "./Why";
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
