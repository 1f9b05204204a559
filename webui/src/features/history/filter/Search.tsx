import { useSetAtom } from "jotai";
import { useAtom, useAtomValue } from "@/state/useAtomValue";
import { useEffect, useId, useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { SearchField } from "@/ui/fields/SearchField";
import { onDemand } from "@/ui/browser/onDemand";
import { useDebounced } from "@/ui/keypad/useDebounced";
import { filterAtom } from "@/state/budget/historyFilter";
import { fetchReaderAtom, readTypedAtom } from "@/state/budget/typedFilter";

const TYPING_REST_MS = 600;

const SearchNote = onDemand(async () => ({ default: (await import("./SearchNote")).SearchNote }));

/** Words, or a filter of the language. What can be typed or is wrong is said below, once it is used: no row moves away. */
export function Search() {
  const { t } = useTranslation();
  const [filter, setFilter] = useAtom(filterAtom);
  const [isUsed, setUsed] = useState(false);
  const id = useId();
  const { text } = filter;
  const typed = useAtomValue(readTypedAtom)(text);
  useReader(isUsed || typed.kind === "waiting");
  const isRested = useDebounced(text, TYPING_REST_MS) === text;
  const wrong = isRested && typed.kind === "wrong" ? typed : null;
  const isMissing = typed.kind === "missing";
  const isNoted = isUsed || wrong !== null || isMissing;
  const setText = (changed: string) => {
    setFilter({ ...filter, text: changed });
  };
  return (
    <div
      onFocus={() => {
        setUsed(true);
      }}
    >
      <SearchField
        label={t("history.search")}
        clearLabel={t("actions.clear")}
        describedBy={isNoted ? id : undefined}
        isWrong={wrong !== null}
        value={text}
        onChange={setText}
      />
      {isNoted && (
        <SearchNote
          {...{ id, text, wrong }}
          onType={setText}
          missing={isMissing && <p role="status">{t("network")}</p>}
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
