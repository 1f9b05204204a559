import { Tag } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { MetaButton, type MetaShape } from "@/parts/meta/MetaButton";
import { tagsText } from "./tagsText";
import { TagsSheet } from "./TagsSheet";

export interface TagsChipProps {
  tags: readonly string[];
  shape?: MetaShape;
  onChange: (tags: readonly string[]) => void;
}

/** The tags of what is being entered, and the way to others. */
export function TagsChip({ tags, shape, onChange }: TagsChipProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const isEmpty = tags.length === 0;
  const text = tagsText(tags);
  return (
    <>
      <MetaButton
        glyph={Tag}
        text={isEmpty ? t("tags.title") : text}
        shape={shape}
        isSet={!isEmpty}
        placeholder={isEmpty}
        label={isEmpty ? t("tags.add") : t("tags.change", { tags: text })}
        onPress={() => setOpen(true)}
      />
      <TagsSheet open={open} onClose={() => setOpen(false)} tags={tags} onSave={onChange} />
    </>
  );
}
