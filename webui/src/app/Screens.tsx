import { Suspense, useEffect, useState } from "react";
import { matchPath, Navigate, Route, Routes, useLocation } from "react-router";
import { useTranslation } from "@/i18n/useTranslation";
import { onceIdle } from "@/ui/browser/onDemand";
import { useWide } from "@/ui/browser/useWide";
import { Page } from "@/ui/frame/Page";
import { SkeletonRows } from "@/ui/frame/Skeleton";
import { EditorsOnly } from "./EditorsOnly";
import type { Frame } from "./frame";
import { Guard } from "./Guard";
import { laterPart, laterScreen, lazyScreen } from "./lazyScreen";
import { PublicFrame } from "./PublicFrame";
import { REDIRECTS, ROUTES, type ScreenRoute } from "./routes";
import { useOverlayHistory } from "./useOverlayHistory";
import { usePageView } from "./usePageView";
import { usePageChange } from "./usePageChange";

const Shell = lazyScreen(() => import("./Shell"), "Shell", "first");

const Background = laterPart("background", "Background");
const FallbackPage = laterScreen("fallback", "FallbackPage");

/** The screen of the address, in its frame. */
export function Screens() {
  usePageChange();
  useOverlayHistory();
  const isIdle = useIdle();
  return (
    <>
      {isIdle && <Background missing={null} />}
      <Routes>
        <Route element={<Framed />}>{screensIn("main", "actions", "inner", "step")}</Route>
        <Route element={<PublicFrame />}>{screensIn("public")}</Route>
        {screensIn("none")}
        {REDIRECTS.map(({ from, to }) => (
          <Route key={from} path={from} element={<Navigate to={to} replace />} />
        ))}
        <Route
          path="*"
          element={
            <Suspense>
              <FallbackPage />
            </Suspense>
          }
        />
      </Routes>
    </>
  );
}

/** Tells whether the page has had a moment with nothing else to do. */
function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => onceIdle(() => setIdle(true)), []);
  return isIdle;
}

function Framed() {
  return (
    <Suspense>
      <Shell {...useFraming()} />
    </Suspense>
  );
}

/** Return the frame of the address and its place: on wide windows those of the list that it stands beside. */
function useFraming() {
  const { pathname } = useLocation();
  const wide = useWide();
  const route = routeAt(pathname);
  const place = (wide ? route?.list : undefined) ?? pathname;
  return { frame: routeAt(place)?.frame, place };
}

function routeAt(pathname: string): ScreenRoute | undefined {
  return ROUTES.find(({ path }) => matchPath(path, pathname));
}

function screensIn(...frames: Frame[]) {
  return ROUTES.filter(({ frame }) => frames.includes(frame)).map((route) => (
    <Route key={route.path} path={route.path} element={<GuardedScreen {...route} />} />
  ));
}

function GuardedScreen({ access, frame, path, edits = false, screen: Screen }: ScreenRoute) {
  return (
    <Guard access={access}>
      <Counted path={path} />
      <Suspense fallback={frame !== "public" && <Waiting />}>
        {edits ? (
          <EditorsOnly>
            <Screen />
          </EditorsOnly>
        ) : (
          <Screen />
        )}
      </Suspense>
    </Guard>
  );
}

/** While the code of a screen is on its way. */
function Waiting() {
  const { t } = useTranslation();
  return (
    <Page>
      <SkeletonRows count={6} label={t("states.loading")} />
    </Page>
  );
}

/** Stands beside a screen that is shown, not beside one that leads on. */
function Counted({ path }: Pick<ScreenRoute, "path">) {
  usePageView(path);
  return null;
}
