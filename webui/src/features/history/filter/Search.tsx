import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { History, SlidersHorizontal } from "lucide-react";
import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { laterSheet } from "@/parts/laterSheet";
import { late } from "@/parts/late";
import { fetchReaderAtom, readTypedAtom } from "@/state/budget/typedFilter";
import { isGuestAtom } from "@/state/session/session";
import { IconButton, IconLink } from "@/ui/actions/IconButton";
import { SearchField } from "@/ui/fields/SearchField";
import { useDebounced } from "@/ui/keypad/useDebounced";
import type { ChangeFilter, NarrowingProps } from "./useAddressFilter";
import css from "./Search.module.css";

const TYPING_REST_MS = 600;

const SearchNote = late(async () => (await import("./SearchNote")).SearchNote);
const FiltersSheet = laterSheet(async () => (await import("./FiltersSheet")).FiltersSheet);

/**
 * Words, or a filter of the language, beside the ways to the filters and to who changed what. What can be typed or is wrong
 * is said below, once it is used: no row moves away.
 */
export function Search({ filter, change, result }: NarrowingProps) {
  const { t } = useTranslation();
  const [isUsed, setUsed] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const isGuest = useAtomValue(isGuestAtom);
  const id = useId();
  const [text, setText] = useTyped(filter.text, change);
  const typed = useAtomValue(readTypedAtom)(text);
  const isWrong = useDebounced(text, TYPING_REST_MS) === text && typed.kind === "wrong";
  const isNoted = isUsed || typed.kind !== "words";
  useReader(isNoted || isOpen);
  return (
    <div>
      <div className={css["Search"]} onFocus={() => setUsed(true)}>
        <SearchField
          label={t("history.search")}
          clearLabel={t("actions.clear")}
          describedBy={isNoted ? id : undefined}
          isWrong={isWrong}
          value={text}
          onChange={setText}
        />
        <IconButton
          glyph={SlidersHorizontal}
          label={t("history.filters")}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        />
        {!isGuest && <IconLink glyph={History} label={t("history.toActivity")} to="/history/activity" />}
      </div>
      {isNoted && (
        <SearchNote
          {...{ id, text }}
          wrong={isWrong ? typed : undefined}
          onType={setText}
          missing={typed.kind === "missing" && <p role="status">{t("network")}</p>}
        />
      )}
      <FiltersSheet open={isOpen} onClose={() => setOpen(false)} {...{ filter, change, result }} />
    </div>
  );
}

/**
 * Return the text of the field, which is ahead of the address while one types, and what changes both. A text that comes by
 * the address otherwise is taken over.
 */
function useTyped(text: string, change: ChangeFilter): readonly [string, (text: string) => void] {
  const [typed, setTyped] = useState(text);
  // Written to the address and not seen there yet, in the order of writing.
  const written = useRef<readonly string[]>([]);
  const take = useEffectEvent(() => {
    const at = written.current.indexOf(text);
    written.current = at === -1 ? [] : written.current.slice(at + 1);
    if (at === -1) setTyped(text);
  });
  useEffect(() => take(), [text]);
  const type = (next: string) => {
    if (next === typed) return;
    written.current = [...written.current, next];
    setTyped(next);
    change({ text: next });
  };
  return [typed, type];
}

/** Fetches the reader of filters once it is needed. */
function useReader(isNeeded: boolean): void {
  const fetch = useSetAtom(fetchReaderAtom);
  useEffect(() => {
    if (isNeeded) void fetch();
  }, [isNeeded, fetch]);
}
