import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { limits } from "@/domain";
import type { PreviewedFile } from "@/state/budget/imports";
import { Select } from "@/ui/fields/Select";
import { SubmitForm } from "@/ui/fields/SubmitForm";
import { TextField } from "@/ui/fields/TextField";
import { useUnsaved } from "@/ui/overlays/unsaved";
import { hasRequiredColumns, withColumn, type Field } from "../options";
import type { Import } from "../useImport";

/** Meanings of a column, in the order people look for them. */
const FIELDS = [
  "date",
  "amount",
  "outflow",
  "inflow",
  "direction",
  "kind",
  "status",
  "balance",
  "payee",
  "payer",
  "note",
  "category",
  "account",
  "currency",
  "operationAmount",
  "operationCurrency",
  "otherAccount",
  "otherAmount",
  "bankId",
] as const satisfies readonly Field[];

const NOTHING = "nothing";

export interface ColumnsFormProps {
  importing: Import;
  file: PreviewedFile;
  onClose: () => void;
}

/** Meaning of each column beside its first cells; under a name it is stored for the next file. */
export function ColumnsForm({ importing, file, onClose }: ColumnsFormProps) {
  const { t } = useTranslation();
  const [columns, setColumns] = useState(file.columns);
  const [name, setName] = useState(importing.saveAs);
  useUnsaved(() => columns !== file.columns || name !== importing.saveAs);
  const choices = [
    { value: NOTHING, text: t("imports.fields.nothing") },
    ...FIELDS.map((value) => ({ value, text: t(`imports.fields.${value}`) })),
  ];
  return (
    <SubmitForm
      submitLabel={t("imports.useColumns")}
      busy={false}
      disabled={!hasRequiredColumns(columns)}
      onSubmit={(event) => {
        event.preventDefault();
        importing.setSaveAs(name.trim());
        if (columns !== file.columns) importing.setOption({ columns });
        onClose();
      }}
    >
      <p>{t("imports.columnsText")}</p>
      {file.header.map((column, place) => (
        <Select
          key={column}
          label={column.startsWith("#") ? t("imports.column", { place: place + 1 }) : column}
          help={samplesOf(file.samples, place)}
          choices={choices}
          value={columns.find((each) => each.column === column)?.field ?? NOTHING}
          onChange={(chosen) =>
            setColumns(withColumn(columns, column, FIELDS.find((field) => field === chosen) ?? null))
          }
        />
      ))}
      <TextField
        label={t("imports.saveAs")}
        help={t("imports.saveAsText")}
        autoComplete="off"
        maxLength={limits.NAME_MAX_CHARACTERS}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
    </SubmitForm>
  );
}

const SAMPLES = 3;

function samplesOf(rows: readonly (readonly string[])[], place: number): string {
  const cells = rows.slice(0, SAMPLES).map((row) => row[place]?.trim() ?? "");
  return cells.filter((cell) => cell !== "").join(" · ") || "–";
}
