import { useAtomValue } from "@/state/useAtomValue";
import { Trash } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { onlineAtom } from "@/state/connection";
import { IconButton } from "@/ui/actions/IconButton";
import { ListRow } from "@/ui/rows/ListRow";

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
