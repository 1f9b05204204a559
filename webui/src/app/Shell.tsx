import { useTranslation } from "react-i18next";
import { Outlet, useLocation } from "react-router";
import { BottomBar } from "@/ui/BottomBar";
import { Rail } from "@/ui/Rail";
import { ConnectionBanner } from "./ConnectionBanner";
import { Failsafe } from "./Failsafe";
import { navTabs } from "./navTabs";
import css from "./Shell.module.css";

export interface ShellProps {
  /** What needs attention under More, as read out; a dot marks the tab. */
  attention?: string | undefined;
}

/** The frame of the tabs: rail or bottom bar, the offline banner, and the screen with its own top bar. */
export function Shell({ attention }: ShellProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const tabs = navTabs(pathname, t, attention);
  return (
    <div className={css["Shell"]}>
      <Rail label={t("nav.label")} tabs={tabs} />
      <div className={css["Shell-main"]}>
        <ConnectionBanner />
        <Failsafe key={pathname}>
          <Outlet />
        </Failsafe>
      </div>
      <BottomBar label={t("nav.label")} tabs={tabs} />
    </div>
  );
}
