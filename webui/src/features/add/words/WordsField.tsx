import { Pencil, Store, X } from "lucide-react";
import { useState, type RefObject } from "react";
import { expenses, limits } from "@/domain";
import { useTranslation } from "@/i18n/useTranslation";
import { IconButton } from "@/ui/actions/IconButton";
import { Icon } from "@/ui/art/Icon";
import type { Draft } from "../draftFields";
import type { Field } from "./useField";
import css from "./Words.module.css";

export const EARLIER_ID = "add-earlier";

export interface WordsFieldProps {
  draft: Draft;
  field: Field;
  input: RefObject<HTMLInputElement | null>;
  /** The row of the earlier entries that the arrows chose. */
  chosenId: string | undefined;
  hasEarlier: boolean;
  onKey: (key: string) => boolean;
  /** A note of several lines is written in a sheet. */
  onLongNote: () => void;
}

/** Answer to *What was it?*: a typed line, payee and note in one. */
export function WordsField(props: WordsFieldProps) {
  const { draft, field, input, chosenId, hasEarlier, onKey, onLongNote } = props;
  const { t } = useTranslation();
  const isTyping = field.mode !== null;
  const hasPayee = !isTyping && draft.line === null && expenses.isSpending(draft.kind) && draft.payee !== "";
  const isLong = draft.line === null && draft.note.includes("\n");
  const label = useLabel(draft, field);
  return (
    <div className={css["What"]} data-typing={isTyping || undefined}>
      <Icon glyph={hasPayee ? Store : Pencil} size={20} />
      <div className={css["What-text"]}>
        <input
          ref={input}
          type="text"
          readOnly={isLong}
          tabIndex={isLong ? -1 : undefined}
          role="combobox"
          aria-label={label}
          aria-expanded={isTyping && hasEarlier}
          aria-controls={EARLIER_ID}
          aria-autocomplete="list"
          aria-activedescendant={chosenId}
          enterKeyHint="send"
          autoComplete="off"
          maxLength={field.mode === "payer" ? limits.PAYEE_MAX_CHARACTERS : limits.NOTE_MAX_CHARACTERS}
          placeholder={label}
          data-payee={hasPayee || undefined}
          value={field.text}
          onFocus={field.enter}
          onBlur={field.leave}
          onChange={(event) => field.type(event.target.value)}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing || !onKey(event.key)) return;
            event.preventDefault();
            event.stopPropagation();
          }}
        />
        {hasPayee && (
          <span aria-hidden="true">
            <b>{draft.payee}</b>
            {draft.note !== "" && ` · ${draft.note}`}
          </span>
        )}
      </div>
      {isLong && (
        <button
          type="button"
          className={css["What-long"]}
          aria-label={t("add.noteChange", { note: draft.note.replace(/\s+/g, " ") })}
          onClick={onLongNote}
        />
      )}
      {isTyping && field.text !== "" && (
        <IconButton
          glyph={X}
          size={20}
          edge="end"
          label={t("add.words.clear")}
          onMouseDown={keepFocus}
          onClick={() => field.type("")}
        />
      )}
    </div>
  );
}

/** Pressing it leaves the focus where it is. */
export function keepFocus(event: { preventDefault: () => void }): void {
  event.preventDefault();
}

function useLabel({ kind }: Draft, { mode }: Field): string {
  const { t } = useTranslation();
  if (mode === "payer") return t("add.words.payer");
  return t(kind === "transfer" ? "add.note" : "add.words.what");
}

/** Return the row that the arrows chose among a number of rows, and what moves on. */
export function useArrows(count: number) {
  const [at, setAt] = useState(-1);
  const chosen = at < count ? at : -1;
  return {
    chosen,
    move: (step: 1 | -1) => {
      const rows = count + 1;
      setAt(((chosen + 1 + step + rows) % rows) - 1);
    },
    reset: () => setAt(-1),
  };
}
