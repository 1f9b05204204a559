import { useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import { Navigate } from "react-router";
import { isGuestAtom } from "@/state/session";
import { EmptyState } from "@/ui/EmptyState";
import { Page } from "@/ui/Page";

/** What a guest is told in place of statistics, which the server makes; others are led to their expenses. */
export default function Statistics() {
  const { t } = useTranslation();
  if (!useAtomValue(isGuestAtom)) return <Navigate to="/expenses" replace />;
  return (
    <Page heading={t("statistics.title")}>
      <EmptyState art="ring" title={t("statistics.guestTitle")} text={t("statistics.guestText")} />
    </Page>
  );
}
