import { useId, useState, type ReactNode } from "react";
import { filters as language, months, tags } from "@/domain";
import { useTranslation } from "@/i18n/useTranslation";
import { usePeopleChoices } from "@/parts/filterChoices";
import { ChoiceSheet, type ChoiceSheetProps } from "@/parts/ChoiceSheet";
import type { LaterSheetProps } from "@/parts/laterSheet";
import { useAtomValue } from "@/state/useAtomValue";
import { NO_FILTER } from "@/state/budget/historyFilter";
import { runningMonthAtom } from "@/state/budget/month";
import { readTypedAtom } from "@/state/budget/typedFilter";
import { workspaceAtom } from "@/state/budget/workspace";
import { todayAtom } from "@/state/device";
import { Button } from "@/ui/actions/Button";
import { Chip, ChipRow } from "@/ui/actions/Chip";
import { TextField } from "@/ui/fields/TextField";
import { Sheet } from "@/ui/overlays/Sheet";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { useAccountChoices, useCategoryChoices } from "./Filters";
import css from "./FiltersSheet.module.css";
import { PayeesSheet } from "./PayeesSheet";
import type { NarrowingProps } from "./useAddressFilter";

export type FiltersSheetProps = LaterSheetProps & NarrowingProps;

/** Everything that narrows the history down, written to the same address as the field and the chips; its button counts. */
export function FiltersSheet({ open, onClose, ...narrowing }: FiltersSheetProps) {
  const { t } = useTranslation();
  const { change, result } = narrowing;
  const count = result.entries.length;
  const clear = (
    <Button kind="text" onClick={() => change(NO_FILTER)}>
      {t("historyFilters.clear")}
    </Button>
  );
  return (
    <Sheet {...{ open, onClose }} title={t("history.filters")} actions={clear}>
      <Days {...narrowing} />
      <Kinds {...narrowing} />
      <Amounts {...narrowing} />
      <Rows {...narrowing} />
      <Button size="l" block onClick={onClose}>
        {t(result.cutoff === null ? "historyFilters.show" : "historyFilters.showMore", { count })}
      </Button>
    </Sheet>
  );
}

/** Return the conditions of the typed text, and what replaces those of some fields by others. */
function useConditions({ filter: { text }, change }: NarrowingProps) {
  const typed = useAtomValue(readTypedAtom)(text);
  const parts = typed.kind === "filter" ? typed.parts : partsOfWords(text);
  const conditions = parts.flatMap(({ node }) => ("negated" in node ? [] : termsOf(node)));
  const valueOf = (field: language.Field) => conditions.find((term) => term.field === field)?.text ?? "";
  const set = (
    fields: readonly language.Field[],
    added: readonly string[],
    rest: Parameters<typeof change>[0] = {},
  ) => change({ text: language.withConditions(parts, fields, added), ...rest });
  return { valueOf, set, has: (text: string) => parts.some((part) => part.text === text) };
}

/** Return the conditions that hold for sure: not those of which any is enough. */
function termsOf(node: language.Node): readonly language.Term[] {
  return "parts" in node && node.operator === "or" ? [] : language.terms(node);
}

/** Plain words stay one condition; so does what can't be read. */
function partsOfWords(text: string): readonly language.Part[] {
  return text.trim() === "" ? [] : [{ text: text.trim(), node: { operator: "and", parts: [] } }];
}

const DAYS: readonly language.Field[] = ["since", "until"];

/** Spans by one tap, or from one day to another. */
function Days(narrowing: NarrowingProps) {
  const { t } = useTranslation();
  const { filter } = narrowing;
  const { valueOf, set, has } = useConditions(narrowing);
  const [today, running] = [useAtomValue(todayAtom), useAtomValue(runningMonthAtom)];
  const firstDay = useAtomValue(workspaceAtom)?.firstDayOfMonth ?? 1;
  const [since, until] = filter.month === null ? [] : months.dayRange(filter.month, firstDay);
  const [from, to] = [since ?? valueOf("since"), until ?? valueOf("until")];
  const month = (value: string) => ({
    pressed: filter.month === value,
    onClick: () => set(DAYS, [], { month: filter.month === value ? null : value }),
  });
  const span = (condition: string) => ({
    pressed: has(condition),
    onClick: () => set(DAYS, has(condition) ? [] : [condition], { month: null }),
  });
  const write = (first: string, last: string) =>
    set(DAYS, [first && `since:${first}`, last && `until:${last}`].filter(Boolean), { month: null });
  return (
    <Group label={t("historyFilters.days")}>
      <ChipRow label={t("historyFilters.days")}>
        <Chip text={t("historyFilters.thisMonth")} {...month(running)} />
        <Chip text={t("historyFilters.lastMonth")} {...month(months.add(running, -1))} />
        <Chip text={t("historyFilters.days90")} {...span(`since:${months.addDays(today, -DAYS_BACK)}`)} />
        <Chip text={t("historyFilters.thisYear")} {...span(`on:${today.slice(0, 4)}`)} />
      </ChipRow>
      <div className={css["FiltersSheet-pair"]}>
        <TextField
          type="date"
          label={t("historyFilters.from")}
          value={from}
          max={to || undefined}
          onChange={({ target }) => write(target.value, to)}
        />
        <TextField
          type="date"
          label={t("historyFilters.to")}
          value={to}
          min={from || undefined}
          onChange={({ target }) => write(from, target.value)}
        />
      </div>
    </Group>
  );
}

/** 90 days, today among them. */
const DAYS_BACK = 89;

const KINDS = ["expense", "income", "transfer", "refund", "settlement"] as const;

function Kinds(narrowing: NarrowingProps) {
  const { t } = useTranslation();
  const { valueOf, set } = useConditions(narrowing);
  const chosen = valueOf("kind");
  return (
    <Group label={t("historyFilters.kind")}>
      <ChipRow label={t("historyFilters.kind")}>
        {KINDS.map((kind) => (
          <Chip
            key={kind}
            text={t(`historyFilters.${kind}`)}
            pressed={kind === chosen}
            onClick={() => set(["kind"], kind === chosen ? [] : [`kind:${kind}`])}
          />
        ))}
      </ChipRow>
    </Group>
  );
}

function Amounts(narrowing: NarrowingProps) {
  const { t } = useTranslation();
  const { valueOf, set } = useConditions(narrowing);
  const field = (name: "min" | "max") => ({
    value: valueOf(name),
    onChange: (amount: string) => set([name], amount === "" ? [] : [`${name}:${amount}`]),
  });
  return (
    <div className={css["FiltersSheet-pair"]}>
      <AmountField label={t("historyFilters.atLeast")} {...field("min")} />
      <AmountField label={t("historyFilters.atMost")} {...field("max")} />
    </div>
  );
}

interface AmountFieldProps {
  label: string;
  value: string;
  onChange: (amount: string) => void;
}

const AMOUNT = /^\d+(?:[.,]\d{1,2})?$/;

/** An amount as it is typed; one that is not whole yet changes nothing. */
function AmountField({ label, value, onChange }: AmountFieldProps) {
  const { t } = useTranslation();
  const shown = value.replace(/\.00$/, "");
  const [typed, setTyped] = useState(shown);
  const isSame = Number(typed.replace(",", ".")) === Number(value);
  return (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      placeholder={t("historyFilters.any")}
      value={isSame ? typed : shown}
      onChange={({ target }) => {
        const amount = target.value.replace(/\s/g, "");
        setTyped(amount);
        if (amount === "" || AMOUNT.test(amount)) onChange(amount.replace(",", "."));
      }}
    />
  );
}

/** Category, account, payee or tag and, where several share it, person: each row opens its choices. */
function Rows({ filter, change }: NarrowingProps) {
  const { t } = useTranslation();
  const people = usePeopleChoices();
  const part = (name: "categoryId" | "accountId" | "userId") => ({
    value: filter[name],
    onChoose: (chosen: string | null) => change({ [name]: chosen }),
  });
  return (
    <ListGroup>
      <ChoiceRow title={t("history.category")} choices={useCategoryChoices()} {...part("categoryId")} />
      <ChoiceRow title={t("history.account")} choices={useAccountChoices()} {...part("accountId")} />
      <NamedRow filter={filter} change={change} />
      {people.length > 1 && <ChoiceRow title={t("history.person")} choices={people} {...part("userId")} />}
    </ListGroup>
  );
}

interface ChoiceRowProps extends Pick<ChoiceSheetProps<string>, "title" | "choices"> {
  value: string | null;
  onChoose: (value: string | null) => void;
}

const ANY = "";

function ChoiceRow({ title, choices, value, onChoose }: ChoiceRowProps) {
  const { t } = useTranslation();
  const any = t("historyFilters.any");
  const text = choices.find((choice) => choice.value === value)?.text ?? any;
  return (
    <ChoiceSheet
      title={title}
      choices={[{ value: ANY, text: any }, ...choices]}
      value={value ?? ANY}
      onChoose={(choice) => onChoose(choice === ANY ? null : choice)}
    >
      {(open) => (
        <ListRow compact chevron title={title} endSub={text} label={`${title}: ${text}`} onPress={open} />
      )}
    </ChoiceSheet>
  );
}

function NamedRow({ filter: { payee, tag }, change }: Pick<NarrowingProps, "filter" | "change">) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const title = t("historyFilters.named");
  const named = [payee, tag && tags.SIGN + tag].filter(Boolean).join(" · ") || t("historyFilters.any");
  return (
    <>
      <ListRow
        compact
        chevron
        title={title}
        endSub={named}
        label={`${title}: ${named}`}
        onPress={() => setOpen(true)}
      />
      <PayeesSheet
        open={isOpen}
        onClose={() => setOpen(false)}
        chosen={{ payee, tag }}
        onChoose={(chosen) => {
          setOpen(false);
          change(chosen);
        }}
      />
    </>
  );
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={css["FiltersSheet-group"]} aria-labelledby={id}>
      <h3 id={id}>{label}</h3>
      {children}
    </section>
  );
}
