import { useAtomValue } from "@/state/useAtomValue";
import { Store } from "lucide-react";
import { useMemo } from "react";
import { limits, type HistoryEntry, type PayeeRow, search } from "@/domain";
import { useNames } from "@/i18n/useNames";
import { useTranslation } from "@/i18n/useTranslation";
import { usePayeeMatches } from "@/parts/payees/usePayeeMatches";
import { useUsual } from "@/parts/payees/PayeeChoices";
import { accountByIdAtom } from "@/state/budget/accounts";
import { categoryByIdAtom } from "@/state/budget/categories";
import { historyAtom } from "@/state/budget/history";
import { Icon } from "@/ui/art/Icon";
import { IconTile } from "@/ui/art/IconTile";
import { entryIcon } from "@/ui/rows/entryIcon";
import type { Draft } from "../draftFields";
import { isFree } from "./reading";
import type { Field } from "./useField";
import css from "./Words.module.css";
import { EARLIER_ID, keepFocus } from "./WordsField";
import type { KeypadKind } from "../kinds";

const SHOWN_MAX = 5;

export type EarlierRow = HistoryEntry | PayeeRow;

/** Return what was written before and begins so: entries, or payers of an income. */
export function useEarlier(draft: Draft, { mode, words, shown }: Field): readonly EarlierRow[] {
  const history = useAtomValue(historyAtom);
  const matches = usePayeeMatches();
  const { kind, category } = shown;
  const categoryId = isFree(draft, "category") ? null : category;
  const { payee = "", note = "" } = words.changes;
  const text = note || payee;
  const entries = useMemo(
    () =>
      mode === "words"
        ? earlierEntries(history.slice(0, limits.QUICK_MEMORY_MAX), { kind, categoryId, text })
        : [],
    [mode, history, kind, categoryId, text],
  );
  if (mode !== "payer") return entries;
  const { payees } = matches(draft.payee);
  const payers = payees.filter(({ categoryId }) => categoryId === null);
  return payers.filter(({ name }) => name !== draft.payee).slice(0, SHOWN_MAX);
}

export interface EarlierProps {
  rows: readonly EarlierRow[];
  chosen: number;
  onTake: (row: EarlierRow) => void;
}

/** Up to five of them; one fills in its words, its category and its account. */
export function Earlier({ rows, chosen, onTake }: EarlierProps) {
  const { t } = useTranslation();
  return (
    <div id={EARLIER_ID} role="listbox" aria-label={t("add.words.earlier")} className={css["Earlier"]}>
      {rows.map((row, at) => (
        <Row
          key={"id" in row ? row.id : row.name}
          row={row}
          id={earlierId(at)}
          selected={at === chosen}
          onPress={() => onTake(row)}
        />
      ))}
    </div>
  );
}

export function earlierId(at: number): string {
  return `${EARLIER_ID}-${String(at)}`;
}

interface RowProps {
  row: EarlierRow;
  id: string;
  selected: boolean;
  onPress: () => void;
}

function Row({ row, id, selected, onPress }: RowProps) {
  const { icon, title, isPayee, sub } = useRowTexts()(row);
  return (
    <div
      role="option"
      id={id}
      aria-selected={selected}
      className={css["Earlier-row"]}
      onMouseDown={keepFocus}
      onClick={onPress}
    >
      <IconTile icon={icon} size="s" />
      <span>
        <b>
          <span>{title}</span>
          {isPayee && <Icon glyph={Store} size={16} />}
        </b>
        <small>{sub}</small>
      </span>
    </div>
  );
}

function useRowTexts() {
  const names = useNames();
  const [accounts, categories] = [useAtomValue(accountByIdAtom), useAtomValue(categoryByIdAtom)];
  const usual = useUsual();
  return (row: EarlierRow) => {
    if (!("kind" in row)) {
      return { icon: { glyph: Store }, title: row.name, isPayee: false, sub: usual(row) };
    }
    const { kind, payee, note, categoryId, accountId } = row;
    const category = categories.get(categoryId ?? "");
    const isPayee = payee !== "";
    const about = isPayee ? note : "";
    const places = [category?.name, accounts.get(accountId ?? "")?.name].map((name) => names(name ?? ""));
    return {
      icon: entryIcon(kind, category?.icon ?? ""),
      title: isPayee ? payee : note,
      isPayee,
      sub: [about, ...places].filter(Boolean).join(" · "),
    };
  };
}

const EARLIER_MAX = 5;

/** Kind of the next entry, and the words typed of it. */
export interface Begun {
  readonly kind: KeypadKind;
  /** Category that was chosen: its entries come first. */
  readonly categoryId: string | null;
  /** Words that nothing else took; without any the last entries are offered. */
  readonly text: string;
}

/** Return the last entries of different payees and notes whose words begin so; `history` is newest first. */
export function earlierEntries(history: readonly HistoryEntry[], begun: Begun): readonly HistoryEntry[] {
  const { kind, categoryId, text } = begun;
  const entries = new Map<string, HistoryEntry>();
  const collect = (isAlike: (entry: HistoryEntry) => boolean) => {
    for (const entry of history) {
      if (entries.size === EARLIER_MAX) return;
      const words = `${entry.payee} ${entry.note}`.trim();
      const key = words.toLocaleLowerCase();
      if (entry.kind !== kind || key === "" || entries.has(key) || !isAlike(entry)) continue;
      if (
        text === "" ||
        (search.matches(text, [entry.payee, entry.note]) && key !== text.toLocaleLowerCase())
      )
        entries.set(key, entry);
    }
  };
  if (categoryId !== null) collect((entry) => entry.categoryId === categoryId);
  collect(() => true);
  return [...entries.values()];
}
