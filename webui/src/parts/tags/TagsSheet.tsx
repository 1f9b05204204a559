import { useAtomValue } from "@/state/useAtomValue";
import { useState } from "react";
import { DomainError, tags as rules, type ErrorCode } from "@/domain";
import { useTranslation } from "@/i18n/useTranslation";
import { FormSheet } from "@/parts/forms/FormSheet";
import { tagsAtom } from "@/state/budget/payees";
import { Button } from "@/ui/actions/Button";
import { Chip, ChipRow } from "@/ui/actions/Chip";
import { TextField } from "@/ui/fields/TextField";
import { useUnsaved } from "@/ui/overlays/unsaved";
import { useReadTags } from "./useReadTags";

const SHOWN_MAX = 40;

export interface TagsSheetProps {
  open: boolean;
  onClose: () => void;
  tags: readonly string[];
  onSave: (tags: readonly string[]) => void;
}

/** The tags of an entry: known ones by a tap, new ones by typing. */
export function TagsSheet({ open, onClose, tags, onSave }: TagsSheetProps) {
  const { t } = useTranslation();
  return (
    <FormSheet open={open} onClose={onClose} title={t("tags.title")}>
      <TagsForm
        tags={tags}
        onSave={(chosen) => {
          onClose();
          onSave(chosen);
        }}
      />
    </FormSheet>
  );
}

function TagsForm({ tags, onSave }: Pick<TagsSheetProps, "tags" | "onSave">) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState(tags);
  const [text, setText] = useState("");
  useReadTags();
  useUnsaved(() => text.trim() !== "" || chosen.join(" ") !== tags.join(" "));
  const all = withTyped(chosen, text);
  const known = useAtomValue(tagsAtom).map(({ name }) => name);
  const offered = [...new Set([...chosen, ...known])].filter(
    (tag) => chosen.includes(tag) || tag.startsWith(bare(text)),
  );
  const isWrong = typeof all === "string";
  const take = () => {
    if (isWrong) return;
    setChosen(all);
    setText("");
  };
  const toggle = (tag: string) => {
    setChosen(chosen.includes(tag) ? chosen.filter((each) => each !== tag) : [...chosen, tag]);
    setText("");
  };
  return (
    <>
      <TextField
        label={t("tags.new")}
        help={t("tags.help")}
        error={isWrong ? t(all) : undefined}
        autoFocus={known.length === 0}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="enter"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
          event.preventDefault();
          take();
        }}
      />
      {offered.length > 0 && (
        <ChipRow label={t("tags.known")} wrap>
          {offered.slice(0, SHOWN_MAX).map((tag) => (
            <Chip key={tag} text={`#${tag}`} pressed={chosen.includes(tag)} onClick={() => toggle(tag)} />
          ))}
        </ChipRow>
      )}
      <Button
        size="l"
        block
        disabled={isWrong}
        onClick={() => {
          if (!isWrong) onSave(all);
        }}
      >
        {t("actions.ok")}
      </Button>
    </>
  );
}

function bare(text: string): string {
  return text.trim().replace(/^#/, "").toLowerCase();
}

/** Return the tags with those that are typed, or what is wrong with them. */
function withTyped(tags: readonly string[], text: string): readonly string[] | ErrorCode {
  const typed = text.split(/[\s,#]+/).filter((each) => each !== "");
  try {
    return rules.cleanAll([...tags, ...typed]);
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
}
