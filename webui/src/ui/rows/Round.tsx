import { useNavigate } from "react-router";
import { Link } from "../actions/Link";
import { ArrowUp, Check, Clock, Plus } from "lucide-react";
import { Icon } from "@/ui/art/Icon";
import type { NamedIcon } from "@/ui/art/icons";
import { Ring } from "@/ui/figures/Ring";
import { useLongPress } from "../browser/useLongPress";
import css from "./Round.module.css";

export interface RoundProps {
  icon: NamedIcon;
  name: string;
  /** Amount below the name; undefined where the category has no month. */
  left?: RoundLeftProps | undefined;
  /** Spent divided by planned, not capped. */
  ratio: number;
  /** Part of the plan that is still to come. */
  coming?: number;
  /** A bill of it waits to be posted. */
  isDue?: boolean;
  /** All of it in words: "Groceries, $235.80 left of $620.00, 62%". */
  label: string;
  /** The one of several that holds now. */
  selected?: boolean;
  onPress: () => void;
  /** Page behind the words below the ring, and behind a long press. */
  to?: string | undefined;
}

/** A category as a ring that fills. */
export function Round({ to, ...round }: RoundProps) {
  if (to !== undefined) return <LinkedRound to={to} {...round} />;
  const { icon, name, left, ratio, coming, isDue, label, selected = false, onPress } = round;
  return (
    <button
      type="button"
      className={css["Round"]}
      data-hue={icon.hue}
      data-selected={selected || undefined}
      aria-label={label}
      aria-current={selected || undefined}
      onClick={onPress}
    >
      <RoundRing {...{ icon, ratio, coming, isDue }} />
      <span className={css["Round-name"]}>{name}</span>
      {left && <RoundLeft {...left} over={ratio > 1} />}
    </button>
  );
}

/** The ring is pressed by itself: its words lead to a page, as a long press does. */
function LinkedRound({ to, name, left, label, onPress, ...ring }: RoundProps & { to: string }) {
  const navigate = useNavigate();
  const press = useLongPress(onPress, () => void navigate(to));
  return (
    <div className={css["Round"]} data-hue={ring.icon.hue}>
      <button type="button" className={css["Round-press"]} aria-label={label} {...press}>
        <RoundRing {...ring} />
      </button>
      <Link to={to} className={css["Round-words"]}>
        <span className={css["Round-name"]}>{name}</span>{" "}
        {left && <RoundLeft {...left} over={ring.ratio > 1} />}
      </Link>
    </div>
  );
}

type RoundRingProps = Pick<RoundProps, "icon" | "ratio"> & {
  coming?: number | undefined;
  isDue?: boolean | undefined;
};

function RoundRing({ icon, ratio, coming = 0, isDue = false }: RoundRingProps) {
  return (
    <span className={css["Round-ring"]}>
      <Ring ratio={ratio} coming={coming} disc />
      <span className={css["Round-glyph"]}>
        <Icon glyph={icon.glyph} />
      </span>
      <Badge ratio={ratio} isDue={isDue} />
    </span>
  );
}

interface RoundLeftProps {
  /** The amount in whole units: there is no room for more, and the label has all of it. */
  whole: string;
  /** "left", "over" or "spent" */
  word: string;
  /** The word comes before the amount, as in Ukrainian. */
  wordFirst: boolean;
}

function RoundLeft({ whole, word, wordFirst, over }: RoundLeftProps & { over: boolean }) {
  return (
    <span className={css["Round-left"]} data-over={over || undefined}>
      {wordFirst && `${word} `}
      <b>{whole}</b>
      {!wordFirst && ` ${word}`}
    </span>
  );
}

function Badge({ ratio, isDue }: { ratio: number; isDue: boolean }) {
  if (isDue && ratio <= 1) {
    return (
      <span className={css["Round-badge"]} data-due>
        <Icon glyph={Clock} size={12} stroke={3} />
      </span>
    );
  }
  if (ratio < 1) return null;
  const done = ratio === 1;
  return (
    <span className={css["Round-badge"]} data-done={done || undefined}>
      <Icon glyph={done ? Check : ArrowUp} size={12} stroke={3} />
    </span>
  );
}

/** The last round of the grid: a new category. */
export function RoundAdd({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button type="button" className={css["Round"]} onClick={onPress}>
      <span className={css["Round-add"]}>
        <Icon glyph={Plus} />
      </span>
      <span className={css["Round-name"]}>{label}</span>
    </button>
  );
}
