import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import type { Schema } from "@/contract/schemas";
import { useRemote } from "@/parts/useRemote";
import {
  changeImportSettingsAtom,
  importSettingsAtom,
  importSettingsRemote,
  type ImportSettings,
} from "@/state/budget/imports";
import { RemovableRow } from "./RemovableRow";
import { SavedRules } from "./SavedRules";
import { useRemoval } from "./useRemoval";
import { ListGroup } from "@/ui/rows/ListGroup";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";

type Update = (settings: ImportSettings) => Schema<"ImportSettingsUpdate">;

/** Settings stored for the next files: columns of tables, and categories of notes. */
export function SavedSettings() {
  const { t } = useTranslation();
  const settings = useSettings();
  const remove = useRemove();
  const mappings = settings?.mappings ?? [];
  return (
    <>
      {mappings.length > 0 && (
        <Section>
          <SectionHeader title={t("imports.mappings")} />
          <ListGroup label={t("imports.mappings")}>
            {mappings.map((mapping, place) => {
              const columns = mapping.columns.map(({ column }) => column).join(", ");
              const without: Update = (now) => ({
                mappings: now.mappings.filter(({ name }) => name !== mapping.name),
              });
              const again: Update = (now) => ({ mappings: now.mappings.toSpliced(place, 0, mapping) });
              return (
                <RemovableRow
                  key={mapping.name}
                  title={mapping.name}
                  sub={columns}
                  onRemove={remove(mapping.name, without, again)}
                />
              );
            })}
          </ListGroup>
        </Section>
      )}
      <SavedRules />
    </>
  );
}

function useSettings(): ImportSettings | null {
  useRemote(importSettingsRemote);
  return useAtomValue(importSettingsAtom);
}

function useRemove() {
  const remove = useRemoval();
  const change = useSetAtom(changeImportSettingsAtom);
  return (name: string, without: Update, again: Update) =>
    remove(
      name,
      () => change(without),
      () => change(again),
    );
}
