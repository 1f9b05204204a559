import { X } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import type { EntryView } from "@/state/budget/history";
import { IconButton } from "@/ui/actions/IconButton";
import { onDemand } from "@/ui/browser/onDemand";
import { Panel } from "@/ui/frame/Panel";

/** Fetched when an entry is first chosen: phones have it in a sheet. */
const EntryDetails = onDemand(async () => ({ default: (await import("./EntryDetails")).EntryDetails }));

export interface EntryPanelProps {
  entry: EntryView | undefined;
  onClose: () => void;
}

/** The details at the right of wide windows. */
export function EntryPanel({ entry, onClose }: EntryPanelProps) {
  const { t } = useTranslation();
  if (entry === undefined) {
    return (
      <Panel title={t("history.details")}>
        <p>{t("history.choose")}</p>
      </Panel>
    );
  }
  const close = <IconButton glyph={X} label={t("actions.close")} edge="end" onClick={onClose} />;
  return (
    <Panel title={t(`history.kind.${entry.kind}`)} actions={close}>
      <EntryDetails key={entry.id} entry={entry} onClose={onClose} />
    </Panel>
  );
}
