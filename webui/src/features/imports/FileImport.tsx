import { useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "@/i18n/useTranslation";
import { useNavigate } from "react-router";
import { useUnsavedQuestion } from "@/parts/forms/FormSheet";
import { Page } from "@/ui/frame/Page";
import { PageBar } from "@/ui/frame/PageBar";
import { ConfirmDialog } from "@/ui/overlays/ConfirmDialog";
import { OverlayLevel, useHeldPage } from "@/ui/overlays/useOverlay";
import { useUnsaved } from "@/ui/overlays/unsaved";
import { Closing } from "./Closing";
import { ChooseFile } from "./file/ChooseFile";
import { useChosenFile } from "./file/useChosenFile";
import { useDrop } from "./file/useDrop";
import { Opened } from "./Opened";
import { UP } from "./paths";
import { Report } from "./Report";
import { useImport, type Import } from "./useImport";

/** A file is chosen, looked at and booked; leaving asks while one is chosen. */
export function FileImport() {
  const { t } = useTranslation();
  const importing = useImport();
  const chosen = useChosenFile(importing.choose);
  useDrop(chosen.choose);
  const { level, asking, ask, keep, leave } = useHeld(importing);
  const { file, report } = importing;
  return (
    <OverlayLevel value={level}>
      <PageBar
        title={t("imports.title")}
        backLabel={t("actions.back")}
        onBack={level === null ? leave : ask}
      />
      <Page closed={file !== null}>
        {file === null && <ChooseFile {...chosen} />}
        {file !== null && report === null && <Opened importing={importing} chosen={chosen} file={file} />}
        {report !== null && <Report importing={importing} report={report} />}
      </Page>
      {file !== null && report === null && <Closing importing={importing} />}
      <ConfirmDialog
        {...useUnsavedQuestion()}
        text={t("imports.leaveText", { name: file?.name ?? "" })}
        cancelLabel={t("imports.stay")}
        open={asking}
        danger
        onCancel={keep}
        onConfirm={leave}
      />
    </OverlayLevel>
  );
}

function useHeld({ file, report, choose }: Import) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const isHeld = file !== null && report === null;
  useUnsaved(isHeld);
  const ask = () => {
    setAsking(true);
  };
  return {
    level: useHeldPage(isHeld, ask),
    asking,
    ask,
    keep: () => {
      setAsking(false);
    },
    leave: () => {
      // Nothing is held any more at the moment of the step back.
      flushSync(() => {
        setAsking(false);
        choose(null);
      });
      void navigate(UP);
    },
  };
}
