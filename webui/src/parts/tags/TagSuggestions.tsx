import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { tagsAtom } from "@/state/budget/payees";
import { Chip, ChipRow } from "@/ui/actions/Chip";

const SHOWN_MAX = 6;
/** A tag that is being typed at the end of a text. */
const OPEN_TAG = /(^|\s)#([\p{L}\p{M}\p{N}_-]*)$/u;

export interface TagSuggestionsProps {
  text: string;
  /** The text with the tag that was chosen. */
  onTake: (text: string) => void;
}

/** Known tags that begin like the one being typed. */
export function TagSuggestions(props: TagSuggestionsProps) {
  const { t } = useTranslation();
  if (useFound(props.text).length === 0) return null;
  return (
    <ChipRow label={t("tags.known")} wrap>
      <TagChips {...props} />
    </ChipRow>
  );
}

/** Suggestions in a row of other chips: the focus stays where one types. */
export function TagChips({ text, onTake }: TagSuggestionsProps) {
  return useFound(text).map((name) => (
    <Chip
      key={name}
      text={`#${name}`}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onTake(text.replace(OPEN_TAG, (_, space: string) => `${space}#${name} `))}
    />
  ));
}

function useFound(text: string): readonly string[] {
  const known = useAtomValue(tagsAtom);
  const open = OPEN_TAG.exec(text)?.[2]?.toLowerCase();
  if (open === undefined) return [];
  const suggestions = known.map(({ name }) => name).filter((name) => name.startsWith(open) && name !== open);
  return suggestions.slice(0, SHOWN_MAX);
}
