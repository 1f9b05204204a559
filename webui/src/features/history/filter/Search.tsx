import { useSetAtom } from "jotai";
import { useAtom, useAtomValue } from "@/state/useAtomValue";
import { useEffect, useId, useState } from "react";
import { allTexts } from "@/i18n/start";
import { useTranslation } from "@/i18n/useTranslation";
import { SearchField } from "@/ui/fields/SearchField";
import { onDemand } from "@/ui/browser/onDemand";
import { useDebounced } from "@/ui/keypad/useDebounced";
import { filterAtom } from "@/state/budget/historyFilter";
import { fetchReaderAtom, readTypedAtom } from "@/state/budget/typedFilter";

const TYPING_REST_MS = 600;

const SearchNote = onDemand(async () => {
  const [note] = await Promise.all([import("./SearchNote"), allTexts()]);
  return { default: note.SearchNote };
});

/** Words, or a filter of the language. What can be typed or is wrong is said below, once it is used: no row moves away. */
export function Search() {
  const { t } = useTranslation();
  const [filter, setFilter] = useAtom(filterAtom);
  const [isUsed, setUsed] = useState(false);
  const id = useId();
  const { text } = filter;
  const typed = useAtomValue(readTypedAtom)(text);
  const isWrong = useDebounced(text, TYPING_REST_MS) === text && typed.kind === "wrong";
  const isNoted = isUsed || typed.kind !== "words";
  useReader(isNoted);
  const setText = (changed: string) => setFilter({ ...filter, text: changed });
  return (
    <div onFocus={() => setUsed(true)}>
      <SearchField
        label={t("history.search")}
        clearLabel={t("actions.clear")}
        describedBy={isNoted ? id : undefined}
        isWrong={isWrong}
        value={text}
        onChange={setText}
      />
      {isNoted && (
        <SearchNote
          {...{ id, text }}
          wrong={isWrong ? typed : undefined}
          onType={setText}
          missing={typed.kind === "missing" && <p role="status">{t("network")}</p>}
        />
      )}
    </div>
  );
}

/** Fetches the reader of filters once it is needed. */
function useReader(isNeeded: boolean): void {
  const fetch = useSetAtom(fetchReaderAtom);
  useEffect(() => {
    if (isNeeded) void fetch();
  }, [isNeeded, fetch]);
}
