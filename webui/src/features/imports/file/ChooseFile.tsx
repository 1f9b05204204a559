import { useAtomValue } from "@/state/useAtomValue";
import { FileUp } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { useMessage } from "@/i18n/useMessage";
import { onlineAtom } from "@/state/connection";
import { IconTile } from "@/ui/art/IconTile";
import { SavedSettings } from "../settings/SavedSettings";
import { FileButton } from "./FileButton";
import type { Chosen } from "./useChosenFile";
import css from "../Imports.module.css";

/** Where a file is dropped or chosen, which ones there can be, and what is kept of the last ones. */
export function ChooseFile({ wrong, choose }: Chosen) {
  const { t } = useTranslation();
  const message = useMessage();
  const isOnline = useAtomValue(onlineAtom);
  return (
    <>
      <div className={css["Drop"]}>
        <IconTile icon={{ glyph: FileUp, hue: "blue" }} />
        <p>{t(isOnline ? "imports.drop" : "imports.offline")}</p>
        <FileButton size="l" disabled={!isOnline} onFile={choose}>
          {t("imports.choose")}
        </FileButton>
        {wrong !== null && (
          <p role="alert" className={css["Wrong"]}>
            {wrong.name}: {message(wrong.code)}
          </p>
        )}
        <p className={css["Formats"]}>{t("imports.formats")}</p>
      </div>
      <SavedSettings />
    </>
  );
}
