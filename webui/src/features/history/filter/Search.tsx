import { useSetAtom } from "jotai";
import { useAtom, useAtomValue } from "@/state/useAtomValue";
import { useEffect, useId, useState, type FocusEvent } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { SearchField } from "@/ui/fields/SearchField";
import { onDemand } from "@/ui/browser/onDemand";
import { useDebounced } from "@/ui/keypad/useDebounced";
import { filterAtom } from "@/state/budget/historyFilter";
import { fetchReaderAtom, readTypedAtom } from "@/state/budget/typedFilter";

const TYPING_REST_MS = 600;

const SearchNote = onDemand(async () => ({ default: (await import("./SearchNote")).SearchNote }));

/** Words, or a filter of the language: what can be typed is said below it while it has the focus, and what is wrong. */
export function Search() {
  const { t } = useTranslation();
  const [filter, setFilter] = useAtom(filterAtom);
  const [hasFocus, setFocus] = useState(false);
  const id = useId();
  const { text } = filter;
  const typed = useAtomValue(readTypedAtom)(text);
  useReader(hasFocus || typed.kind === "waiting");
  const isRested = useDebounced(text, TYPING_REST_MS) === text;
  const wrong = isRested && typed.kind === "wrong" ? typed : null;
  const isMissing = typed.kind === "missing";
  const isNoted = hasFocus || wrong !== null || isMissing;
  const setText = (changed: string) => {
    setFilter({ ...filter, text: changed });
  };
  const blur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    setFocus(currentTarget.contains(relatedTarget));
  };
  return (
    <div
      onFocus={() => {
        setFocus(true);
      }}
      onBlur={blur}
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
