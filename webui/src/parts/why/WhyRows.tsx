import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { CalendarClock, History, ReceiptText, Target, Wallet } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { Explained, Explanation } from "@/domain";
import { useMoney } from "@/i18n/useMoney";
import { categoryByIdAtom } from "@/state/budget/categories";
import { filterAtom, NO_FILTER } from "@/state/budget/historyFilter";
import { categoryIcon } from "@/ui/art/icons";
import { IconTile, type IconTileProps } from "@/ui/art/IconTile";
import { Amount } from "@/ui/figures/Amount";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { useNodeTexts } from "./useNodeTexts";
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
  const setFilter = useSetAtom(filterAtom);
  const go = (to: string) => {
    onClose();
    void navigate(to);
  };
  if (filter !== null) {
    return () => {
      setFilter({ ...NO_FILTER, month: filter.month.slice(0, 7), categoryId: filter.categoryId });
      go("/history");
    };
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
