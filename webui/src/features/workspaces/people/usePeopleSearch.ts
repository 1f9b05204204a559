import { useSetAtom } from "jotai";
import { useEffect, useEffectEvent, useState } from "react";
import type { FoundUser } from "@/contract/schemas";
import { limits } from "@/domain";
import type { Reading } from "@/state/outcome";
import { searchPeopleAtom, type PeopleSearch } from "@/state/budget/sharing";
import { useDebounced } from "@/ui/keypad/useDebounced";

/** - `short`: too little was typed to look for somebody */
export type PeopleSearchState =
  | { readonly kind: "short" }
  | { readonly kind: "searching" }
  | { readonly kind: "said"; readonly said: People };
type People = Reading<readonly FoundUser[]>;

/** Looks for people once the typing rests for 700 ms. Who is left out goes from what was found at once. */
export function usePeopleSearch({ text, exclude, workspaceId }: PeopleSearch): PeopleSearchState {
  const search = useSetAtom(searchPeopleAtom);
  const typed = text.trim();
  const wanted = useDebounced(typed, limits.AUTOCOMPLETE_DEBOUNCE_MS);
  const [answer, setAnswer] = useState<{ readonly wanted: string; readonly said: People } | null>(null);
  const look = useEffectEvent((text: string) => search({ text, exclude, workspaceId }));
  useEffect(() => {
    if (isShort(wanted)) return undefined;
    let isOver = false;
    void look(wanted).then((said) => {
      if (!isOver) setAnswer({ wanted, said });
    });
    return () => {
      isOver = true;
    };
  }, [wanted]);
  if (isShort(typed)) return { kind: "short" };
  if (answer?.wanted !== typed) return { kind: "searching" };
  const { said } = answer;
  return { kind: "said", said: said.ok ? { ok: true, data: without(said.data, exclude) } : said };
}

function isShort(text: string): boolean {
  return Array.from(text).length < limits.SEARCH_MIN_CHARACTERS;
}

function without(people: readonly FoundUser[], exclude: readonly string[]): readonly FoundUser[] {
  return people.filter(({ id }) => !exclude.includes(id));
}
