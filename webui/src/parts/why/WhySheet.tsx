import { useAtomValue } from "@/state/useAtomValue";
import { Link2Off, PiggyBank } from "lucide-react";
import { money as rule, type Explained, type Explanation, type Money } from "@/domain";
import { monthName } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { useMoney } from "@/i18n/useMoney";
import { useNames } from "@/i18n/useNames";
import { useTranslation } from "@/i18n/useTranslation";
import { Emphasis } from "@/parts/Emphasis";
import { categoryByIdAtom } from "@/state/budget/categories";
import { categoryFiguresAtom } from "@/state/budget/categoryMonth";
import { explanationAtom } from "@/state/budget/explanation";
import { monthAtom } from "@/state/budget/month";
import { planningAtom } from "@/state/budget/planning";
import { Icon, type Glyph } from "@/ui/art/Icon";
import { Amount } from "@/ui/figures/Amount";
import { Sheet } from "@/ui/overlays/Sheet";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { WhyRows } from "./WhyRows";
import css from "./WhySheet.module.css";

export interface WhySheetProps {
  about: Explained;
  open: boolean;
  onClose: () => void;
}

/** The parts of a number with their signs, and the number under a double rule. */
export function WhySheet({ about, open, onClose }: WhySheetProps) {
  const { t } = useTranslation();
  const tree = useAtomValue(explanationAtom)(about);
  const texts = useSheetTexts(about);
  return (
    <Sheet open={open} onClose={onClose} title={tree === null ? t("why.gone") : texts.title(tree)}>
      {tree && <Sum about={about} tree={tree} onClose={onClose} />}
    </Sheet>
  );
}

interface SumProps {
  about: Explained;
  tree: Explanation;
  onClose: () => void;
}

function Sum({ about, tree, onClose }: SumProps) {
  const money = useMoney();
  const texts = useSheetTexts(about);
  const { currencyCode, amount } = tree;
  return (
    <>
      <p className={css["Why-about"]}>{texts.place}</p>
      <div>
        <WhyRows about={about} nodes={partsOf(tree)} onClose={onClose} />
        <div className={css["Why-result"]}>
          <ListGroup>
            <ListRow
              wrap
              title={texts.result(tree)}
              sub={texts.perDay && <Emphasis text={texts.perDay} />}
              end={<Amount parts={money(amount, currencyCode)} over={texts.isOver(tree)} />}
            />
          </ListGroup>
        </div>
      </div>
      <Notes about={about} tree={tree} />
    </>
  );
}

/** A number that is one amount is its own part. A part of nothing is not shown beside others. */
function partsOf(tree: Explanation): readonly Explanation[] {
  if (tree.children.length === 0) return [tree];
  const shown = tree.children.filter(({ amount, children }) => Number(amount) !== 0 || children.length > 0);
  return shown.length === 0 ? tree.children : shown;
}

/** Title, place and result of an explanation. */
function useSheetTexts({ categoryId, of }: Explained) {
  const { t } = useTranslation();
  const [money, names, language] = [useMoney(), useNames(), useLanguage()];
  const month = monthName(useAtomValue(monthAtom), language);
  const name = useAtomValue(categoryByIdAtom).get(categoryId ?? "")?.name;
  const planning = useAtomValue(planningAtom);
  const isOver = ({ amount }: Explanation) => (of === "available" || of === "free") && Number(amount) < 0;
  const isFree =
    of === "free" && (categoryId !== null || planning === null || planning.free !== planning.available);
  const number = of === "free" && !isFree ? "available" : of;
  const label = t(`why.number.${number}`);
  const hasDays = of === "free" && categoryId === null && Number(planning?.free ?? 0) > 0;
  return {
    isOver,
    title: (tree: Explanation) => {
      const size = isOver(tree) ? tree.amount.replace("-", "") : tree.amount;
      const amount = money(size, tree.currencyCode).text;
      if (isOver(tree)) return t("why.over", { amount });
      return number === "available" ? t("why.left", { amount }) : t("month.why", { amount });
    },
    place: [name === undefined ? label : names(name), month].join(" · "),
    result: (tree: Explanation) => (isOver(tree) ? t("expenses.over") : label),
    perDay:
      hasDays && planning?.leftPerDay != null && planning.daysLeft !== null
        ? t("expenses.perDay", {
            amount: money(planning.leftPerDay, planning.currencyCode).text,
            count: planning.daysLeft,
          })
        : null,
  };
}

/** Amounts that the number does not count, and what it is not part of. */
function Notes({ about: { categoryId, of }, tree }: Omit<SumProps, "onClose">) {
  const { t } = useTranslation();
  const money = useMoney();
  const figures = useAtomValue(categoryFiguresAtom)(categoryId ?? "");
  const isAside = categoryId !== null && of === "available" && figures.target !== null;
  return (
    <>
      {isAside && <Note glyph={PiggyBank} text={t("why.notFree")} />}
      {missingOf(tree).map(({ currencyCode, amount }) => (
        <Note
          key={currencyCode}
          glyph={Link2Off}
          text={t("why.noRate", { amount: money(amount, currencyCode).text })}
        />
      ))}
    </>
  );
}

function Note({ glyph, text }: { glyph: Glyph; text: string }) {
  return (
    <p className={css["Why-note"]}>
      <Icon glyph={glyph} size={16} />
      <span>{text}</span>
    </p>
  );
}

/** Return the amounts without a rate, added up by currency. */
function missingOf(tree: Explanation): readonly Amounts[] {
  const sums = new Map<string, Money>();
  for (const { currencyCode, amount } of missingIn(tree)) {
    sums.set(currencyCode, (sums.get(currencyCode) ?? rule.ZERO) + rule.fromText(amount));
  }
  return [...sums].map(([currencyCode, sum]) => ({ currencyCode, amount: rule.formatText(rule.abs(sum)) }));
}

type Amounts = NonNullable<Explanation["original"]>;

function missingIn({ code, original, children }: Explanation): readonly Amounts[] {
  return code === "notConverted" && original !== null ? [original] : children.flatMap(missingIn);
}
