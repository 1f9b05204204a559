import { Plus } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { useMessage } from "@/i18n/useMessage";
import { IconButton } from "@/ui/actions/IconButton";
import { TextField } from "@/ui/fields/TextField";
import { wrongLabel } from "./fields";

export interface AddItemProps {
  /** Text typed so far. */
  label: string;
  onType: (label: string) => void;
  onAdd: (label: string) => void;
}

/** Takes one more item with Enter or the button; stays ready for the next. */
export function AddItem({ label, onType, onAdd }: AddItemProps) {
  const { t } = useTranslation();
  const message = useMessage();
  const wrong = wrongLabel(label);
  const add = () => {
    if (label.trim() === "" || wrong !== null) return;
    onAdd(label.trim());
    onType("");
  };
  return (
    <TextField
      label={t("lists.addItem")}
      placeholder={t("lists.addItemHint")}
      autoComplete="off"
      enterKeyHint="done"
      value={label}
      error={wrong === null ? undefined : message(wrong)}
      onChange={(event) => onType(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
        event.preventDefault();
        add();
      }}
      end={<IconButton kind="primary" glyph={Plus} label={t("lists.addItemButton")} onClick={add} />}
    />
  );
}
