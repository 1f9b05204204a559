import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { useNavigate } from "react-router";
import { GuestSignUpButtons } from "@/parts/GuestSignUpButtons";
import { isGuestAtom } from "@/state/session/session";
import { EmptyState } from "@/ui/frame/EmptyState";
import { Page } from "@/ui/frame/Page";
import { PageBar } from "@/ui/frame/PageBar";
import { FileImport, UP } from "./FileImport";

/** A file of a bank or another app becomes entries. */
export default function Imports() {
  const isGuest = useAtomValue(isGuestAtom);
  return isGuest ? <ForGuests /> : <FileImport />;
}

function ForGuests() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <>
      <PageBar title={t("imports.title")} onBack={() => void navigate(UP)} />
      <Page>
        <EmptyState art="list" title={t("imports.guest")} text={t("imports.guestText")}>
          <GuestSignUpButtons />
        </EmptyState>
      </Page>
    </>
  );
}
