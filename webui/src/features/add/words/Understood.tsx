import { useAtomValue } from "@/state/useAtomValue";
import { CalendarDays } from "lucide-react";
import { useNames } from "@/i18n/useNames";
import { useTranslation } from "@/i18n/useTranslation";
import { useDayText } from "@/parts/meta/DayChip";
import { TagChips } from "@/parts/tags/TagSuggestions";
import { accountByIdAtom } from "@/state/budget/accounts";
import { categoryByIdAtom } from "@/state/budget/categories";
import { Chip, type ChipProps } from "@/ui/actions/Chip";
import { accountIcon, categoryIcon } from "@/ui/art/icons";
import type { Draft } from "../draftFields";
import type { Field } from "./useField";
import { keepFocus } from "./WordsField";

/** Words as they were understood while they are typed; a press makes one of them a word again. */
export function Understood({ draft, field }: { draft: Draft; field: Field }) {
  const { t } = useTranslation();
  const parts = useParts(field);
  return (
    <>
      <TagChips text={draft.line ?? ""} onTake={field.type} />
      {parts.map(({ name, value, ...part }) => (
        <Chip
          key={name + part.text}
          {...part}
          pressed
          removes
          aria-label={t("add.words.keep", { part: part.text })}
          onMouseDown={keepFocus}
          onClick={() => field.unread(name, value)}
        />
      ))}
    </>
  );
}

interface Part extends Pick<ChipProps, "text" | "icon"> {
  readonly name: keyof Draft;
  /** One of several values. */
  readonly value?: string;
}

/** Return what was read, in the order account, category, day, tags. */
function useParts({ words: { changes } }: Field): Part[] {
  const names = useNames();
  const [accounts, categories] = [useAtomValue(accountByIdAtom), useAtomValue(categoryByIdAtom)];
  const dayText = useDayText();
  const places = (["fromId", "toId"] as const).flatMap((name): Part[] => {
    const account = accounts.get(changes[name] ?? "");
    return account === undefined
      ? []
      : [{ name, text: names(account.name), icon: accountIcon(account.icon) }];
  });
  const category = categories.get(changes.category ?? "");
  const day = changes.day ?? null;
  return [
    ...places,
    ...(category === undefined
      ? []
      : [{ name: "category" as const, text: names(category.name), icon: categoryIcon(category.icon) }]),
    ...(day === null ? [] : [{ name: "day" as const, text: dayText(day), icon: { glyph: CalendarDays } }]),
    ...(changes.tags ?? []).map((tag) => ({ name: "tags" as const, value: tag, text: `#${tag}` })),
  ];
}
