import { useAtomValue } from "@/state/useAtomValue";
import { CalendarClock, History, ReceiptText, Target, Wallet } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { type Explained, type Explanation, months, rates } from "@/domain";
import { useMoney } from "@/i18n/useMoney";
import { categoryByIdAtom } from "@/state/budget/categories";
import { historyPath } from "@/state/budget/historyFilter";
import { categoryIcon } from "@/ui/art/icons";
import { IconTile, type IconTileProps } from "@/ui/art/IconTile";
import { Amount } from "@/ui/figures/Amount";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { fraction, fromDecimal } from "@/domain/rules/base/fractions";
import { dayShort, monthInWords, monthWord } from "@/i18n/dates";
import { rateText } from "@/i18n/rateText";
import { useLanguage } from "@/i18n/useLanguage";
import { useNames } from "@/i18n/useNames";
import { useTranslation } from "@/i18n/useTranslation";
import { monthAtom } from "@/state/budget/month";
import css from "./WhySheet.module.css";

export interface WhyRowsProps {
  about: Explained;
  nodes: readonly Explanation[];
  onClose: () => void;
}

/** Parts of a number; one that has parts itself opens them below, a last one leads to what it is made of. */
export function WhyRows({ about, nodes, onClose }: WhyRowsProps) {
  return (
    <ListGroup>
      {nodes.map((node, index) => (
        <Row
          key={[node.code, node.categoryId, node.original?.currencyCode].join(" ")}
          about={about}
          node={node}
          isFirst={index === 0}
          onClose={onClose}
        />
      ))}
    </ListGroup>
  );
}

interface RowProps extends Omit<WhyRowsProps, "nodes"> {
  node: Explanation;
  isFirst: boolean;
}

function Row({ about, node, isFirst, onClose }: RowProps) {
  const money = useMoney();
  const [isOpen, setOpen] = useState(false);
  const texts = useNodeTexts(about)(node);
  const open = useOpen(about, node, onClose);
  const hasParts = node.children.length > 0;
  const signed = !isFirst && node.code !== "category" && Number(node.amount) !== 0;
  const toggle = () => setOpen(!isOpen);
  return (
    <>
      <ListRow
        wrap
        title={texts.title}
        sub={texts.sub}
        start={<Tile node={node} />}
        end={<Amount parts={money(node.amount, node.currencyCode, { signed })} />}
        chevron={hasParts || open !== undefined}
        expanded={hasParts ? isOpen : undefined}
        onPress={hasParts ? toggle : open}
      />
      {isOpen && (
        <li className={css["Why-parts"]}>
          <WhyRows about={about} nodes={node.children} onClose={onClose} />
        </li>
      )}
    </>
  );
}

/** Return what opens the entries of a part, or the page of its category; undefined where there is nothing to open. */
function useOpen(
  { categoryId }: Explained,
  { filter, ...node }: Explanation,
  onClose: () => void,
): (() => void) | undefined {
  const navigate = useNavigate();
  const go = (to: string) => {
    onClose();
    void navigate(to);
  };
  if (filter !== null) {
    const { month, categoryId: inCategory } = filter;
    return () => go(historyPath({ month: month.slice(0, 7), categoryId: inCategory }));
  }
  if (categoryId !== null || node.categoryId === null) return undefined;
  return () => go(`/categories/${node.categoryId}`);
}

const ICONS: Partial<Record<Explanation["code"], IconTileProps["icon"]>> = {
  budget: { glyph: Wallet, hue: "blue" },
  carried: { glyph: History, hue: "slate" },
  spent: { glyph: ReceiptText, hue: "slate" },
  upcoming: { glyph: CalendarClock, hue: "amber" },
  setAside: { glyph: Target, hue: "lime" },
};

function Tile({ node: { code, categoryId } }: { node: Explanation }) {
  const category = useAtomValue(categoryByIdAtom).get(categoryId ?? "");
  const icon = category === undefined ? ICONS[code] : categoryIcon(category.icon);
  return icon && <IconTile icon={icon} size="s" />;
}

const NAMED_MAX = 2;

/** Return the name of a part of a number, and what is to be known of it: its rate, its entries, its categories. */
function useNodeTexts({ categoryId: explained }: Explained) {
  const [title, rate, parts] = [useTitle(), useRate(), useParts()];
  const { t } = useTranslation();
  const money = useMoney();
  return (node: Explanation) => {
    const { code, count, original } = node;
    const missing = code === "notConverted" && original !== null;
    const facts = missing
      ? [t("why.noRate", { amount: money(original.amount, original.currencyCode).text })]
      : [...rate(node), ...(count === null ? [] : [t("why.entries", { count })]), ...parts(node)];
    return { title: title(node, explained), sub: facts.join(" · ") };
  };
}

function useTitle() {
  const { t } = useTranslation();
  const [names, language] = [useNames(), useLanguage()];
  const [shown, categories] = [useAtomValue(monthAtom), useAtomValue(categoryByIdAtom)];
  return ({ code, categoryId, month }: Explanation, explained: string | null): string => {
    const key = month === null ? shown : month.slice(0, 7);
    const name = categories.get(categoryId ?? "")?.name;
    switch (code) {
      case "budget":
        return t("why.plannedFor", { month: monthWord(key, language) });
      case "carried":
        return t("why.carriedFrom", { month: monthInWords(months.add(key, -1), language) });
      case "spent":
        return month === null ? t("why.spent") : t("why.spentIn", { month: monthWord(key, language) });
      case "category":
      case "notConverted":
        if (name !== undefined) return names(name);
        return explained === null ? t("why.noCategory") : t("why.notCounted");
      case "available":
      case "free":
      case "notCarried":
      case "rounding":
      case "setAside":
      case "upcoming":
        return t(`why.${code}`);
    }
  };
}

/** "₴1 245.60", "$1 = ₴41.52", "rate of 20 Nov": a rate is said the way round that it is above 1. */
function useRate() {
  const { t } = useTranslation();
  const [money, language] = [useMoney(), useLanguage()];
  return ({ original, rate, rateDate, currencyCode }: Explanation): string[] => {
    if (original === null || rate === null || rateDate === null) return [];
    const [own, other] = [currencyCode, original.currencyCode];
    const isBelowOne = Number(rate) < 1;
    const value = isBelowOne ? rates.quotient(fraction(1n), fromDecimal(rate)) : rate;
    const [source, target] = isBelowOne ? [own, other] : [other, own];
    return [
      money(original.amount, original.currencyCode).text,
      rateText(value, source, target, language),
      t("why.rateOf", { day: dayShort(rateDate, language) }),
    ];
  };
}

/** The categories that a part is made of: by name as long as they are few. */
function useParts() {
  const { t } = useTranslation();
  const names = useNames();
  const categories = useAtomValue(categoryByIdAtom);
  return ({ children }: Explanation): string[] => {
    const own = children.filter(({ code }) => code === "category");
    if (own.length > NAMED_MAX) return [t("why.categories", { count: own.length })];
    const known = own.map(({ categoryId }) => categories.get(categoryId ?? "")?.name);
    return [known.map((name) => (name === undefined ? t("why.noCategory") : names(name))).join(", ")].filter(
      (text) => text !== "",
    );
  };
}
