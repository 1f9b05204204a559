import { Tag } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { MetaButton } from "@/parts/meta/MetaButton";
import { tagsText } from "./tagsText";
import { TagsSheet } from "./TagsSheet";

export interface TagsChipProps {
  tags: readonly string[];
  onChange: (tags: readonly string[]) => void;
}

/** The tags of what is being entered, and the way to others. */
export function TagsChip({ tags, onChange }: TagsChipProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const isEmpty = tags.length === 0;
  const text = tagsText(tags);
  return (
    <>
      <MetaButton
        glyph={Tag}
        text={isEmpty ? t("tags.title") : text}
        placeholder={isEmpty}
        label={isEmpty ? t("tags.add") : t("tags.change", { tags: text })}
        onPress={() => {
          setOpen(true);
        }}
      />
      <TagsSheet
        open={open}
        onClose={() => {
          setOpen(false);
        }}
        tags={tags}
        onSave={onChange}
      />
    </>
  );
}
