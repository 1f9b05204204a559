import { Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMessage } from "@/i18n/useMessage";
import { IconButton } from "@/ui/actions/IconButton";
import { TextField } from "@/ui/fields/TextField";
import { wrongLabel } from "./fields";

/** Takes one more item with Enter or the button; stays ready for the next. */
export function AddItem({ onAdd }: { onAdd: (label: string) => void }) {
  const { t } = useTranslation();
  const message = useMessage();
  const [label, setLabel] = useState("");
  const wrong = wrongLabel(label);
  const add = () => {
    if (label.trim() === "" || wrong !== null) return;
    onAdd(label.trim());
    setLabel("");
  };
  return (
    <TextField
      label={t("lists.addItem")}
      placeholder={t("lists.addItemHint")}
      autoComplete="off"
      enterKeyHint="done"
      value={label}
      error={wrong === null ? undefined : message(wrong)}
      onChange={(event) => {
        setLabel(event.target.value);
      }}
      onKeyDown={(event) => {
        if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
        event.preventDefault();
        add();
      }}
      end={<IconButton glyph={Plus} label={t("lists.addItemButton")} onClick={add} />}
    />
  );
}
