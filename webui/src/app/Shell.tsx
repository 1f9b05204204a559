import { useState } from "react";
import { useTranslation } from "react-i18next";
import { matchPath, Outlet, useLocation } from "react-router";
import { BottomBar } from "@/ui/BottomBar";
import { Rail } from "@/ui/Rail";
import { TopBarSlot } from "@/ui/TopBarEnd";
import { ConnectionBanner } from "./ConnectionBanner";
import { Failsafe } from "./Failsafe";
import { MainBar } from "./MainBar";
import { navTabs } from "./navTabs";
import { ROUTES, type Frame } from "./routes";
import css from "./Shell.module.css";

/** The frame of the tabs: rail or bottom bar, offline banner, top bar and screen. */
export function Shell() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const frame = frameOf(pathname);
  const tabs = navTabs(pathname, t, undefined);
  return (
    <div className={css["Shell"]}>
      <Rail label={t("nav.label")} tabs={tabs} />
      <div className={css["Shell-main"]}>
        <ConnectionBanner />
        {frame !== "inner" && <MainBar balance={frame === "main"} slot={setSlot} />}
        <Failsafe key={pathname}>
          <TopBarSlot value={slot}>
            <Outlet />
          </TopBarSlot>
        </Failsafe>
      </div>
      <BottomBar label={t("nav.label")} tabs={tabs} />
    </div>
  );
}

function frameOf(pathname: string): Frame | undefined {
  return ROUTES.find(({ path }) => matchPath(path, pathname))?.frame;
}
