import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { countedAmount, money as rule, payerOf } from "@/domain";
import { dayNumeric } from "@/i18n/dates";
import { rateText } from "@/i18n/rateText";
import { useLanguage } from "@/i18n/useLanguage";
import { useMoney } from "@/i18n/useMoney";
import { useNames } from "@/i18n/useNames";
import type { EntryView } from "@/state/budget/history";
import { isSharedAtom } from "@/state/budget/people";
import { useMemberNames } from "@/parts/shares/useMembers";
import { payeePath } from "@/parts/payees/payeePath";
import { tagPath } from "@/parts/tags/tagPath";
import { convertAtom } from "@/state/budget/conversion";
import { workspaceAtom } from "@/state/budget/workspace";
import { detailLinks } from "@/ui/rows/Details";
import type { Detail } from "@/ui/rows/Details";

/** Return the details of an entry, by its kind. */
export function useFacts(entry: EntryView): Detail[] {
  const places = [useWhere(), useShares(), useRate(), useCounted(), useConverted()];
  const facts = [...places, useNamed(), useNote(), useCreator()];
  return facts.flatMap((factsOf) => factsOf(entry));
}

function useWhere() {
  const { t } = useTranslation();
  const names = useNames();
  return ({ kind, categoryLabel, lines, accountLabel, fromAccountLabel }: EntryView): Detail[] => {
    const account = names(accountLabel ?? "");
    if (kind === "settlement") {
      return [
        { label: t("history.fromAccount"), value: names(fromAccountLabel ?? "") },
        { label: t("history.toAccount"), value: account },
      ].filter(({ value }) => value !== "");
    }
    if (kind === "transfer") {
      return [
        { label: t("history.fromAccount"), value: names(fromAccountLabel ?? "") },
        { label: t("history.toAccount"), value: account },
      ];
    }
    const accounts = [{ label: t("history.accountOf"), value: account }];
    // Several categories stand with their lines.
    if (categoryLabel === null || lines.length > 1) return accounts;
    return [{ label: t("history.categoryOf"), value: names(categoryLabel) }, ...accounts];
  };
}

/** Return who paid, and who bears which part, where several people share the budget. */
function useShares() {
  const { t } = useTranslation();
  const money = useMoney();
  const { nameOf } = useMemberNames();
  const isShared = useAtomValue(isSharedAtom);
  return (entry: EntryView): Detail[] => {
    const payer = payerOf(entry);
    if (!isShared || payer === null) return [];
    const parts = Object.entries(entry.shares);
    const paid = {
      label: t(entry.kind === "refund" ? "history.receiver" : "history.payer"),
      value: nameOf(payer),
    };
    if (entry.kind === "settlement") {
      return [paid, { label: t("history.receiver"), value: parts.map(([id]) => nameOf(id)).join(", ") }];
    }
    const amounts = parts.map(([id, amount]) =>
      t("history.share", { name: nameOf(id), amount: money(amount, entry.currencyCode).text }),
    );
    return parts.length === 0 ? [paid] : [paid, { label: t("history.shares"), value: amounts.join("\n") }];
  };
}

/** Return the amount that left in another currency, and its booked rate. */
function useRate() {
  const { t } = useTranslation();
  const money = useMoney();
  const rateBooked = useRateBooked();
  return (entry: EntryView): Detail[] => {
    const { kind, rate, rateDate, currencyCode } = entry;
    const isTransfer = kind === "transfer" || (kind === "settlement" && entry.accountId === null);
    const code = isTransfer ? entry.fromCurrencyCode : entry.accountCurrencyCode;
    const left = isTransfer ? entry.fromValue : entry.accountValue.replace("-", "");
    const isArriving = kind === "refund" || (kind === "settlement" && !isTransfer);
    if (rate === null || code === null || left === null) return [];
    return [
      {
        label: t(isArriving ? "history.arrivedAccount" : "history.leftAccount"),
        value: money(left, code).text,
      },
      rateBooked(rate, rateDate, currencyCode, code),
    ];
  };
}

function useRateBooked() {
  const { t } = useTranslation();
  const rateAt = useRateAt();
  return (...rate: Parameters<typeof rateAt>): Detail => ({
    label: t("history.rateBooked"),
    value: rateAt(...rate),
  });
}

/** Units of `target` for one of `source`, and of which day where that is known. */
function useRateAt() {
  const language = useLanguage();
  return (rate: string, rateDate: string | null, source: string, target: string): string => {
    const text = rateText(rate, source, target, language);
    return rateDate === null ? text : `${text} · ${dayNumeric(rateDate)}`;
  };
}

/** Return the worth of a foreign income as booked, and its rate. */
function useCounted() {
  const { t } = useTranslation();
  const money = useMoney();
  const rateBooked = useRateBooked();
  return (entry: EntryView): Detail[] => {
    const { workspaceValue, workspaceCurrencyCode, workspaceRate, workspaceRateDate } = entry;
    if (!workspaceValue || !workspaceCurrencyCode || !workspaceRate) return [];
    return [
      { label: t("history.counted"), value: money(workspaceValue, workspaceCurrencyCode).text },
      rateBooked(workspaceRate, workspaceRateDate, workspaceCurrencyCode, entry.currencyCode),
    ];
  };
}

/** The amount in the currency the workspace has now and its rate, unless it is the one it counts as. */
function useConverted() {
  const { t } = useTranslation();
  const money = useMoney();
  const rateAt = useRateAt();
  const [code, convert] = [useAtomValue(workspaceAtom)?.currencyCode, useAtomValue(convertAtom)];
  return (entry: EntryView): Detail[] => {
    const { converted, workspaceCurrencyCode } = entry;
    if (converted === null || code === undefined || code === workspaceCurrencyCode) return [];
    const { currencyCode: source, amount } = countedAmount(entry);
    const conversion = convert(rule.formatText(amount), source, code);
    const rate = conversion && rateAt(conversion.rate, conversion.rateDate, source, code);
    const value = [`≈ ${money(converted, code).text}`, rate].filter(Boolean).join(" · ");
    return [{ label: t("history.converted"), value }];
  };
}

/** Return the payee and the tags, which lead to their pages. */
function useNamed() {
  const { t } = useTranslation();
  return ({ kind, payee, tags }: EntryView): Detail[] => {
    const label = t(kind === "income" ? "payees.from" : "payees.payee");
    const links = tags.map((tag) => ({ text: `#${tag}`, to: tagPath(tag) }));
    return [
      ...(payee === "" ? [] : [{ label, value: detailLinks([{ text: payee, to: payeePath(payee) }]) }]),
      ...(links.length === 0 ? [] : [{ label: t("tags.title"), value: detailLinks(links) }]),
    ];
  };
}

function useNote() {
  const { t } = useTranslation();
  return ({ note: own, lines }: EntryView): Detail[] => {
    const [line, ...others] = lines;
    const notes = [own, others.length === 0 && line !== undefined ? line.note : ""].filter(
      (each) => each !== "",
    );
    return notes.length === 0 ? [] : [{ label: t("history.note"), value: notes.join("\n") }];
  };
}

function useCreator() {
  const { t } = useTranslation();
  return ({ creatorName, scheduleId, isAutomatic }: EntryView): Detail[] => {
    if (isAutomatic) return [{ label: t("history.posted"), value: t("history.automatically") }];
    const label = t(scheduleId == null ? "history.addedBy" : "history.postedBy");
    return creatorName === "" ? [] : [{ label, value: creatorName }];
  };
}
