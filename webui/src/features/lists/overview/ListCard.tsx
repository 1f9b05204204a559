import { Circle, CircleCheck, Ellipsis, Pin } from "lucide-react";
import { usePercent } from "@/i18n/usePercent";
import { useTranslation } from "@/i18n/useTranslation";
import { useParams } from "react-router";
import { Link } from "@/ui/actions/Link";
import { percent, type ListItem } from "@/domain";
import { useNames } from "@/i18n/useNames";
import type { ListView } from "@/state/budget/lists";
import { IconButton } from "@/ui/actions/IconButton";
import { useLongPress } from "@/ui/browser/useLongPress";
import { Bar } from "@/ui/figures/Bar";
import { Icon } from "@/ui/art/Icon";
import { CategoryChip } from "../CategoryChip";
import css from "./Lists.module.css";
import { countOf } from "../items";

const ITEMS_SHOWN = 4;

/** A list at a glance: what is still to do first, and how far it has come. */
export function ListCard({ list, onMenu }: { list: ListView; onMenu: () => void }) {
  const isOpen = useParams()["listId"] === list.id;
  const { t } = useTranslation();
  const [names, share] = [useNames(), usePercent()];
  const { done, of, ratio } = countOf(list.listItems);
  const progress = t("lists.progress", { done, of });
  const category = list.category === null ? t("lists.uncategorised") : names(list.category.name);
  const label = [list.name, category, list.isPinned && t("lists.isPinned"), progress];
  const hold = useLongPress(undefined, onMenu);
  return (
    <li className={css["ListCards-place"]}>
      <Link
        {...hold}
        to={`/planning/lists/${list.id}`}
        className={css["ListCard"]}
        aria-current={isOpen || undefined}
        data-hue={list.category?.hue ?? "slate"}
        aria-label={label.filter(Boolean).join(", ")}
      >
        <span className={css["ListCard-head"]}>
          <span className={css["ListCard-name"]}>{list.name}</span>
          {list.isPinned && <Icon glyph={Pin} size={16} />}
        </span>
        <span>
          <CategoryChip list={list} />
        </span>
        <Items items={list.listItems} />
        <Bar ratio={ratio} label={progress} />
        <span className={css["ListCard-foot"]}>
          <span>{progress}</span>
          <span>{share(percent.whole(BigInt(done), BigInt(of)))}</span>
        </span>
      </Link>
      <span className={css["ListCards-menu"]}>
        <IconButton
          glyph={Ellipsis}
          size={20}
          label={t("lists.menu", { name: list.name })}
          onClick={onMenu}
        />
      </span>
    </li>
  );
}

function Items({ items }: { items: readonly ListItem[] }) {
  const shown = items.toSorted((a, b) => Number(a.isChecked) - Number(b.isChecked)).slice(0, ITEMS_SHOWN);
  return (
    <span className={css["ListCard-items"]}>
      {shown.map(({ id, label, isChecked }) => (
        <span key={id} className={css["ListCard-item"]} data-checked={isChecked || undefined}>
          <Icon glyph={isChecked ? CircleCheck : Circle} size={14} />
          <span>{label}</span>
        </span>
      ))}
    </span>
  );
}
