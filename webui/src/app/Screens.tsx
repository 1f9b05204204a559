import { Suspense, useEffect, useState, useEffectEvent, type ReactNode } from "react";
import {
  matchPath,
  Navigate,
  Route,
  Routes,
  useLocation,
  createPath,
  NavigationType,
  useNavigationType,
  Outlet,
} from "react-router";
import { useTranslation } from "@/i18n/useTranslation";
import { onceIdle } from "@/ui/browser/onDemand";
import { useWide } from "@/ui/browser/useWide";
import { Page } from "@/ui/frame/Page";
import { SkeletonRows } from "@/ui/frame/Skeleton";
import { keepAddedEntry } from "@/ui/overlays/backClosing";
import { guardTaps } from "@/ui/overlays/tapGuard";
import { leavePage } from "@/ui/overlays/toasts";
import { Logo } from "@/ui/art/Logo";
import { useAtomValue } from "@/state/useAtomValue";
import { canEditAtom } from "@/state/budget/access";
import { isLoadingAtom, workspaceAtom } from "@/state/budget/workspace";
import { ButtonLink } from "@/ui/actions/ButtonLink";
import { EmptyState } from "@/ui/frame/EmptyState";
import { useLatch } from "@/ui/overlays/useLatch";
import type { Frame } from "./frame";
import { Guard } from "./Guard";
import { laterPart, laterScreen, lazyScreen } from "./lazyScreen";
import { REDIRECTS, ROUTES, type ScreenRoute } from "./routes";
import { usePageView } from "./usePageView";
import css from "./PublicFrame.module.css";

const Shell = lazyScreen(() => import("./Shell"), "Shell", "first");

const Background = laterPart("background", "Background");
const SecondStep = laterScreen("signIn", "SecondStep");
const FallbackPage = laterScreen("fallback", "FallbackPage");

/** The screen of the address, in its frame. */
export function Screens() {
  usePageChange();
  useOverlayHistory();
  const isIdle = useIdle();
  return (
    <>
      {isIdle && (
        <Background missing={null}>
          <SecondStep />
        </Background>
      )}
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
      <PageViews path={path} />
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
function PageViews({ path }: Pick<ScreenRoute, "path">) {
  usePageView(path);
  return null;
}

/** Tells the overlays of every new address and page: for the way back, and for taps that come twice. */
function useOverlayHistory(): void {
  const location = useLocation();
  const type = useNavigationType();
  useEffect(() => {
    if (type !== NavigationType.Pop) keepAddedEntry(type === NavigationType.Replace, createPath(location));
  }, [location, type]);
  useEffect(() => guardTaps("opening"), [location.pathname]);
}

/**
 * A page opened anew starts at its top; going back leaves it to the browser, which remembers where one was. Toasts stay
 * behind with the page they were shown on. A change of the query alone, as an entry that opens, is no other page.
 */
export function usePageChange(): void {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const changePage = useEffectEvent(() => {
    leavePage();
    if (type !== NavigationType.Pop) window.scrollTo(0, 0);
  });
  useEffect(() => changePage(), [pathname]);
}

/** These pages have a way back instead of the logo. */
const WITHOUT_LOGO = ["/forgot-password", "/reset-password", "/google", "/apple"];

/** The frame of the pages before signing in. */
function PublicFrame() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <main className={css["PublicFrame"]}>
      {!WITHOUT_LOGO.includes(pathname) && <Logo name={t("app.name")} />}
      <Outlet />
    </main>
  );
}

/**
 * A screen that changes the budget, for whoever may; others are told why not. Who becomes a viewer on it keeps what they
 * typed, and is told when they save.
 */
export function EditorsOnly({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const isLoading = useAtomValue(isLoadingAtom);
  const name = useAtomValue(workspaceAtom)?.name ?? "";
  const couldEdit = useLatch(useAtomValue(canEditAtom) && !isLoading);
  if (isLoading || couldEdit) return children;
  return (
    <Page>
      <EmptyState alone art="list" title={t("viewer.title", { name })} text={t("viewer.text")}>
        <ButtonLink to="/expenses" size="l">
          {t("viewer.action")}
        </ButtonLink>
      </EmptyState>
    </Page>
  );
}
