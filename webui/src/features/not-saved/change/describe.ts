/** Descriptions of changes: the thing, the change of it, and the amount. */
import {
  ArrowDownUp,
  ArrowRightLeft,
  BanknoteArrowDown,
  CalendarClock,
  HandCoins,
  ListChecks,
  Settings,
  Store,
  Tag,
  Users,
} from "lucide-react";
import { definitionOf, type ChangeText, type Operation, type Labels as Described } from "@/domain";
import { accountIcon, categoryIcon } from "@/ui/art/icons";
import type { IconTileProps } from "@/ui/art/IconTile";
import type { Labels } from "./useLabels";

type Icon = IconTileProps["icon"];

const ICONS: Described<Icon>["icons"] = {
  list: { glyph: ListChecks, hue: "green" },
  income: { glyph: BanknoteArrowDown, hue: "green" },
  transfer: { glyph: ArrowRightLeft, hue: "slate" },
  settlement: { glyph: HandCoins, hue: "violet" },
  schedule: { glyph: CalendarClock, hue: "blue" },
  payee: { glyph: Store, hue: "teal" },
  tag: { glyph: Tag, hue: "violet" },
  order: { glyph: ArrowDownUp, hue: "slate" },
  workspace: { glyph: Users, hue: "blue" },
  settings: { glyph: Settings, hue: "slate" },
};

/** Describe a change by its operation: a test holds that the keys of its texts exist. */
export function describe(operation: Operation, labels: Labels): ChangeText<Icon> {
  const text = labels.t as Described<Icon>["text"];
  return definitionOf(operation).describe(operation, {
    ...labels,
    text,
    icons: ICONS,
    accountIcon,
    categoryIcon,
  });
}
