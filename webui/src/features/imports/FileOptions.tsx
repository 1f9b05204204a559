import { useState } from "react";
import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { importSettingsAtom, type PreviewedFile } from "@/state/budget/imports";
import { Chip, ChipRow } from "@/ui/actions/Chip";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";
import { ChoiceSheet } from "@/parts/ChoiceSheet";
import type { Choice } from "@/ui/overlays/SheetList";
import { FormSheet } from "@/parts/forms/FormSheet";
import {
  DATE_ORDERS,
  DECIMALS,
  DELIMITER_NAMES,
  DELIMITERS,
  ENCODINGS,
  FORMATS,
  hasStyle,
  SIGNS,
  sourceName,
} from "./choices";
import { isAsked } from "./options";
import { AccountChoice } from "./tables/AccountChoice";
import type { Import } from "./useImport";
import { ColumnsForm } from "./tables/ColumnsForm";

interface ChipProps {
  importing: Import;
  file: PreviewedFile;
}

/** Reading of the file: guesses that can be corrected, and questions. */
export function FileOptions({ importing }: { importing: Import }) {
  const { t } = useTranslation();
  const { preview, options, setOption } = importing;
  const file = preview?.file;
  const isTable = file !== undefined && file.header.length > 0;
  return (
    <Section>
      <SectionHeader title={t("imports.understood")}>
        {file !== undefined && file.source !== "" && <span>{sourceName(file.source)}</span>}
      </SectionHeader>
      <ChipRow wrap label={t("imports.understood")}>
        <OptionChip
          name={t("imports.format")}
          choices={FORMATS}
          value={options.format ?? file?.format}
          onChoose={(format) => setOption({ format })}
        />
        {file?.encoding !== null && (
          <OptionChip
            name={t("imports.encoding")}
            choices={ENCODINGS}
            value={options.encoding ?? file?.encoding}
            onChoose={(encoding) => setOption({ encoding })}
          />
        )}
        {file !== undefined && <StyleChips importing={importing} file={file} />}
        {isTable && <AnswerChips importing={importing} file={file} />}
        {isTable && <MappingChip importing={importing} />}
        {isTable && <ColumnsChip importing={importing} file={file} />}
        {file !== undefined && <AccountChip importing={importing} file={file} />}
      </ChipRow>
    </Section>
  );
}

/** Separator of cells, and formats of days and amounts. */
function StyleChips({ importing: { setOption }, file }: ChipProps) {
  const { t } = useTranslation();
  return (
    <>
      {file.delimiter !== null && (
        <OptionChip
          name={t("imports.delimiter")}
          choices={DELIMITER_NAMES.map((value) => ({ value, text: t(`imports.delimiters.${value}`) }))}
          value={DELIMITER_NAMES.find((name) => DELIMITERS[name] === file.delimiter)}
          onChoose={(name) => setOption({ delimiter: DELIMITERS[name] })}
        />
      )}
      {hasStyle(file.format) && !isAsked(file, "columns") && (
        <>
          <OptionChip
            name={t("imports.dates")}
            choices={DATE_ORDERS.map((order) => ({ ...order, text: t(`imports.dateOrder.${order.value}`) }))}
            value={file.dateOrder ?? undefined}
            asks={isAsked(file, "dateOrder")}
            onChoose={(dateOrder) => setOption({ dateOrder })}
          />
          <OptionChip
            name={t("imports.decimals")}
            choices={DECIMALS}
            value={file.decimal ?? undefined}
            asks={isAsked(file, "decimal")}
            onChoose={(decimal) => setOption({ decimal })}
          />
        </>
      )}
    </>
  );
}

/** Signs of the amounts, and the answers about words, which can be asked for again. */
function AnswerChips({ importing: { options, setOption }, file }: ChipProps) {
  const { t } = useTranslation();
  const { answers = {} } = options;
  const { direction = {}, status = {} } = answers;
  return (
    <>
      {file.signs !== null && !isAsked(file, "direction") && Object.keys(file.direction).length === 0 && (
        <OptionChip
          name={t("imports.signs")}
          choices={SIGNS.map((value) => ({ value, text: t(`imports.ask.${value}`) }))}
          value={file.signs}
          onChoose={(signs) => setOption({ answers: { ...answers, signs } })}
        />
      )}
      {Object.keys({ ...direction, ...status }).length > 0 && (
        <Chip
          text={t("imports.ask.again")}
          onClick={() => setOption({ answers: { ...answers, direction: {}, status: {} } })}
        />
      )}
    </>
  );
}

/** Reads the table as one of the same bank was. */
function MappingChip({ importing: { options, setOption } }: { importing: Import }) {
  const { t } = useTranslation();
  const mappings = useAtomValue(importSettingsAtom)?.mappings ?? [];
  if (mappings.length === 0) return null;
  return (
    <OptionChip
      name={t("imports.mapping")}
      choices={mappings.map(({ name }) => ({ value: name, text: name }))}
      value={options.mapping}
      onChoose={(mapping) => setOption({ mapping })}
    />
  );
}

/** Account of the lines, where the file names none or one. */
function AccountChip({ importing, file }: ChipProps) {
  const { t } = useTranslation();
  if (file.accounts.length > 1 || isAsked(file, "columns")) return null;
  const [account] = file.accounts;
  const name = t("imports.into");
  return (
    <AccountChoice
      importing={importing}
      account={account}
      title={name}
      value={importing.options.accountId ?? account?.accountId ?? undefined}
      onChoose={(accountId) => importing.setOption({ accountId })}
    >
      {(open, chosen) => (
        <Chip
          text={t("imports.said", { name, value: chosen ?? t("imports.which") })}
          opens
          asks={chosen === undefined}
          onClick={open}
        />
      )}
    </AccountChoice>
  );
}

interface OptionChipProps<Value extends string> {
  name: string;
  choices: readonly Choice<Value>[];
  /** As it is understood; undefined while nothing is. */
  value: Value | undefined;
  /** It is to be answered before anything can be imported. */
  asks?: boolean;
  onChoose: (value: Value) => void;
}

/** One thing that was understood of a file, and what else it can be. */
function OptionChip<Value extends string>({ name, asks = false, ...list }: OptionChipProps<Value>) {
  const { t } = useTranslation();
  const chosen = list.choices.find(({ value }) => value === list.value);
  const value = chosen?.text ?? t(asks ? "imports.which" : "imports.unknown");
  return (
    <ChoiceSheet title={name} {...list}>
      {(open) => <Chip text={t("imports.said", { name, value })} opens asks={asks} onClick={open} />}
    </ChoiceSheet>
  );
}

interface ColumnsChipProps {
  importing: Import;
  file: PreviewedFile;
}

/** Meaning of a table's columns, and the sheet that changes it. */
function ColumnsChip({ importing, file }: ColumnsChipProps) {
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
