import { useTranslation } from "@/i18n/useTranslation";
import { useNavigate } from "react-router";
import { GuardedPage } from "@/parts/forms/GuardedPage";
import { Page } from "@/ui/frame/Page";
import { PageBar } from "@/ui/frame/PageBar";
import { useUnsaved } from "@/ui/overlays/unsaved";
import { ImportBar } from "./ImportBar";
import { ChooseFile } from "./file/ChooseFile";
import { useChosenFile } from "./file/useChosenFile";
import { useDrop } from "./file/useDrop";
import { OpenFile } from "./OpenFile";
import { UP } from "./paths";
import { Report } from "./Report";
import { useImport } from "./useImport";

/** Steps of an import: choose a file, preview it, book it; leaving asks while one is chosen. */
export function FileImport() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const importing = useImport();
  const chosen = useChosenFile(importing.choose);
  useDrop(chosen.choose);
  const { file, report } = importing;
  useUnsaved(() => file !== null && report === null);
  const goUp = () => {
    importing.choose(null);
    void navigate(UP);
  };
  const question = {
    text: t("imports.leaveText", { name: file?.name ?? "" }),
    cancelLabel: t("imports.stay"),
  };
  return (
    <GuardedPage onBack={goUp} question={question}>
      {(leave) => (
        <>
          <PageBar title={t("imports.title")} backLabel={t("actions.back")} onBack={() => leave(goUp)} />
          <Page closed={file !== null}>
            {file === null && <ChooseFile {...chosen} />}
            {file !== null && report === null && (
              <OpenFile importing={importing} chosen={chosen} file={file} />
            )}
            {report !== null && <Report importing={importing} report={report} />}
          </Page>
          {file !== null && report === null && <ImportBar importing={importing} />}
        </>
      )}
    </GuardedPage>
  );
}
