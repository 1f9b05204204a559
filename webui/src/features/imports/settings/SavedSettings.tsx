import { useAtomValue, useSetAtom } from "jotai";
import { Trash } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import type { Schema } from "@/contract/schemas";
import { useRemote } from "@/parts/useRemote";
import { useMessage } from "@/i18n/useMessage";
import { useNames } from "@/i18n/useNames";
import {
  changeImportSettingsAtom,
  importSettingsAtom,
  importSettingsRemote,
  type ImportSettings,
} from "@/state/budget/imports";
import { onlineAtom } from "@/state/connection";
import { IconButton } from "@/ui/actions/IconButton";
import { showToast } from "@/ui/overlays/toasts";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";

type Update = (settings: ImportSettings) => Schema<"ImportSettingsUpdate">;

/** Settings stored for the next files: columns of tables, and categories of notes. */
export function SavedSettings() {
  const { t } = useTranslation();
  const names = useNames();
  const settings = useSettings();
  const remove = useRemove();
  if (settings === null) return null;
  const { mappings, rules } = settings;
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
                <Row
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
      {rules.length > 0 && (
        <Section>
          <SectionHeader title={t("imports.rules")} />
          <ListGroup label={t("imports.rules")}>
            {rules.map((rule, place) => {
              const title = t("imports.rule", { contains: rule.contains });
              const isOther = ({ contains }: typeof rule) => contains !== rule.contains;
              const without: Update = (now) => ({ rules: now.rules.filter(isOther) });
              const again: Update = (now) => ({ rules: now.rules.toSpliced(place, 0, rule) });
              const sub = t("imports.as", { category: names(rule.category) });
              return (
                <Row key={rule.contains} title={title} sub={sub} onRemove={remove(title, without, again)} />
              );
            })}
          </ListGroup>
        </Section>
      )}
    </>
  );
}

function Row({ title, sub, onRemove }: { title: string; sub: string; onRemove: () => void }) {
  const { t } = useTranslation();
  const isOnline = useAtomValue(onlineAtom);
  const label = t("imports.removeNamed", { name: title });
  return (
    <ListRow
      title={title}
      sub={sub}
      end={<IconButton glyph={Trash} label={label} edge="end" disabled={!isOnline} onClick={onRemove} />}
    />
  );
}

function useSettings(): ImportSettings | null {
  useRemote(importSettingsRemote);
  return useAtomValue(importSettingsAtom);
}

/** Removes one at once and offers to bring it back. */
function useRemove() {
  const { t } = useTranslation();
  const message = useMessage();
  const change = useSetAtom(changeImportSettingsAtom);
  const run = async (update: Update): Promise<boolean> => {
    const reading = await change(update);
    if (!reading.ok) showToast({ text: message(reading.code, reading.params), tone: "error" });
    return reading.ok;
  };
  return (name: string, without: Update, again: Update) => () => {
    void run(without).then((done) => {
      const action = { label: t("actions.undo"), run: () => void run(again) };
      if (done) showToast({ text: t("imports.removed", { name }), action });
    });
  };
}
