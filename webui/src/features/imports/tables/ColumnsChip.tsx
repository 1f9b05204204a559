import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { FormSheet } from "@/parts/forms/FormSheet";
import type { PreviewedFile } from "@/state/budget/imports";
import { Chip } from "@/ui/actions/Chip";
import { isAsked } from "../options";
import type { Import } from "../useImport";
import { ColumnsForm } from "./ColumnsForm";

export interface ColumnsChipProps {
  importing: Import;
  file: PreviewedFile;
}

/** Meaning of a table's columns, and the sheet that changes it. */
export function ColumnsChip({ importing, file }: ColumnsChipProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const asks = isAsked(file, "columns");
  const value = asks ? t("imports.which") : String(file.columns.length);
  return (
    <>
      <Chip
        text={t("imports.said", { name: t("imports.columns"), value })}
        opens
        asks={asks}
        onClick={() => setOpen(true)}
      />
      <FormSheet open={open} onClose={close} title={t("imports.columns")}>
        <ColumnsForm importing={importing} file={file} onClose={close} />
      </FormSheet>
    </>
  );
}
