import { Suspense } from "react";
import { Navigate, Route, Routes } from "react-router";
import { FallbackPage } from "./FallbackPage";
import { PublicFrame } from "./PublicFrame";
import { REDIRECTS, ROUTES, type Frame } from "./routes";
import { Shell } from "./Shell";
import { usePageViews } from "./usePageViews";
import { useScrollToTop } from "./useScrollToTop";

/** The screen of the address, in its frame. */
export function Screens() {
  usePageViews();
  useScrollToTop();
  return (
    <Routes>
      <Route element={<Shell />}>{screensIn("tabs")}</Route>
      <Route element={<PublicFrame />}>{screensIn("public")}</Route>
      {screensIn("none")}
      {REDIRECTS.map(({ from, to }) => (
        <Route key={from} path={from} element={<Navigate to={to} replace />} />
      ))}
      <Route path="*" element={<FallbackPage />} />
    </Routes>
  );
}

function screensIn(frame: Frame) {
  return ROUTES.filter((route) => route.frame === frame).map(({ path, screen: Screen }) => (
    <Route
      key={path}
      path={path}
      element={
        <Suspense>
          <Screen />
        </Suspense>
      }
    />
  ));
}
