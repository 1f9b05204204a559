import { useAtomValue } from "@/state/useAtomValue";
import { Trash } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { onlineAtom } from "@/state/connection";
import { IconButton } from "@/ui/actions/IconButton";
import { ListRow } from "@/ui/rows/ListRow";
import { useMessage } from "@/i18n/useMessage";
import type { Reading } from "@/state/outcome";
import { showToast } from "@/ui/overlays/toasts";

export interface RemovableRowProps {
  title: string;
  sub: string;
  onRemove: () => void;
}

/** A saved setting, and the way to be rid of it while there is a connection. */
export function RemovableRow({ title, sub, onRemove }: RemovableRowProps) {
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

type Run = () => Promise<Reading<unknown>>;

/** Return what removes a setting at once and offers to bring it back. */
export function useRemoval() {
  const { t } = useTranslation();
  const message = useMessage();
  const done = async (run: Run): Promise<boolean> => {
    const reading = await run();
    if (!reading.ok) showToast({ text: message(reading.code, reading.params), tone: "error" });
    return reading.ok;
  };
  return (name: string, without: Run, again: Run) => () => {
    void done(without).then((isDone) => {
      const action = { label: t("actions.undo"), run: () => void done(again) };
      if (isDone) showToast({ text: t("imports.removed", { name }), action });
    });
  };
}
