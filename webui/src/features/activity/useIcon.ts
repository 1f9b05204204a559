import { useAtomValue } from "@/state/useAtomValue";
import { CalendarClock, FileUp, ListChecks, ReceiptText, Users } from "lucide-react";
import { accountByIdAtom } from "@/state/budget/accounts";
import { categoryByIdAtom } from "@/state/budget/categories";
import type { Change } from "@/state/budget/activity";
import { accountIcon, categoryIcon } from "@/ui/art/icons";
import type { IconTileProps } from "@/ui/art/IconTile";
import { entryIcon } from "@/ui/rows/entryIcon";
import { entryKind } from "./describe";

/** The drawing of what was changed: its category's or account's where it has one. */
export function useIcon(): (change: Change | undefined) => IconTileProps["icon"] {
  const [categories, accounts] = [useAtomValue(categoryByIdAtom), useAtomValue(accountByIdAtom)];
  const category = (label: string) => [...categories.values()].find(({ name }) => name === label)?.icon;
  return (change) => {
    switch (change?.entity) {
      case "history": {
        const kind = entryKind(change);
        if (kind === "income" || kind === "transfer" || kind === "settlement") return entryIcon(kind, "");
        const icon = category(change.label);
        return icon === undefined ? { glyph: ReceiptText, hue: "slate" } : categoryIcon(icon);
      }
      case "planning":
      case "carryRule":
      case "target":
        return categoryIcon(category(change.label) ?? "");
      case "category":
        return categoryIcon(categories.get(change.entityId)?.icon ?? "");
      case "account":
        return accountIcon(accounts.get(change.entityId)?.icon ?? "");
      case "expectedIncome":
        return entryIcon("income", "");
      case "schedule":
        return { glyph: CalendarClock, hue: "teal" };
      case "importRules":
        return { glyph: FileUp, hue: "blue" };
      case "list":
        return { glyph: ListChecks, hue: "green" };
      case "link":
      case "workspace":
      case undefined:
        return { glyph: Users, hue: "violet" };
    }
  };
}
