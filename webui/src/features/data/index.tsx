import { useAtomValue } from "@/state/useAtomValue";
import { FileUp, Trash } from "lucide-react";
import { useNavigate } from "react-router";
import { useTranslation } from "@/i18n/useTranslation";
import { LeaveRow } from "@/parts/LeaveRow";
import { MoreRow } from "@/parts/MoreRow";
import { canEditAtom } from "@/state/budget/access";
import { isGuestAtom } from "@/state/session/session";
import { Page } from "@/ui/frame/Page";
import { PageBar } from "@/ui/frame/PageBar";
import { ListGroup } from "@/ui/rows/ListGroup";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";
import { RestoreRow } from "./RestoreRow";
import { SaveRows } from "./SaveRows";
import { Stored } from "./Stored";

/** Size of the data, export to one file, and restore from it. */
export default function Data() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const canEdit = useAtomValue(canEditAtom);
  const isGuest = useAtomValue(isGuestAtom);
  return (
    <>
      <PageBar
        title={t("data.title")}
        backLabel={t("actions.back")}
        onBack={() => void navigate("/profile")}
      />
      <Page>
        <Stored />
        <SaveRows />
        <Section>
          <SectionHeader title={t("data.bring")} />
          <ListGroup label={t("data.bring")}>
            <RestoreRow />
            {canEdit && <MoreRow glyph={FileUp} hue="blue" title={t("imports.more")} to="/data/import" />}
          </ListGroup>
        </Section>
        {isGuest ? (
          <LeaveRow />
        ) : (
          <ListGroup label={t("data.delete")}>
            <MoreRow glyph={Trash} title={t("data.delete")} to="/profile/delete" />
          </ListGroup>
        )}
      </Page>
    </>
  );
}
