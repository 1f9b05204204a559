import { useSetAtom } from "jotai";
import { ArchiveArrowUp } from "lucide-react";
import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { useUndoToast } from "@/parts/useUndoToast";
import type { Operation } from "@/domain";
import { monthName } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { useNames } from "@/i18n/useNames";
import type { CategoryView } from "@/state/budget/categories";
import { dispatchAtom } from "@/state/budget/dispatch";
import { monthAtom } from "@/state/budget/month";
import { Sheet } from "@/ui/overlays/Sheet";
import { Icon } from "@/ui/art/Icon";
import { categoryIcon } from "@/ui/art/icons";
import { IconTile } from "@/ui/art/IconTile";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";
import { useRestorable } from "./useRestorable";

export interface RestoreSheetProps {
  open: boolean;
  onClose: () => void;
}

/** Categories removed from the month, and archived ones: a press restores one. */
export function RestoreSheet({ open, onClose }: RestoreSheetProps) {
  const { t } = useTranslation();
  const month = monthName(useAtomValue(monthAtom), useLanguage());
  const { removed, archived } = useRestorable();
  const restore = useRestore(onClose);
  const inMonth = removed.flatMap(({ id, category }): Restorable[] =>
    id === null ? [] : [{ category, operation: { name: "restorePlanning", id } }],
  );
  const anywhere = archived.map((category): Restorable => ({
    category,
    operation: { name: "restoreCategory", id: category.id },
  }));
  return (
    <Sheet open={open} onClose={onClose} title={t("planning.restoreTitle")}>
      <RestoreList title={t("planning.removedHere", { month })} choices={inMonth} onRestore={restore} />
      <RestoreList title={t("planning.archivedHere")} choices={anywhere} onRestore={restore} />
    </Sheet>
  );
}

function useRestore(onClose: () => void) {
  const { t } = useTranslation();
  const names = useNames();
  const dispatch = useSetAtom(dispatchAtom);
  const offerUndo = useUndoToast();
  return ({ category, operation }: { category: CategoryView; operation: Operation }) => {
    onClose();
    void dispatch(operation).then(({ ok }) => {
      if (ok) offerUndo(t("planning.restored", { name: names(category.name) }), null);
    });
  };
}

interface Restorable {
  category: CategoryView;
  /** Action that restores it. */
  operation: Operation;
}

interface RestoreListProps {
  title: string;
  choices: readonly Restorable[];
  onRestore: (choice: Restorable) => void;
}

function RestoreList({ title, choices, onRestore }: RestoreListProps) {
  const { t } = useTranslation();
  const names = useNames();
  if (choices.length === 0) return null;
  return (
    <Section>
      <SectionHeader title={title} />
      <ListGroup label={title}>
        {choices.map((choice) => {
          const name = names(choice.category.name);
          return (
            <ListRow
              key={choice.category.id}
              title={name}
              label={t("planning.restoreLabel", { name })}
              start={<IconTile icon={categoryIcon(choice.category.icon)} />}
              end={<Icon glyph={ArchiveArrowUp} size={20} />}
              onPress={() => onRestore(choice)}
            />
          );
        })}
      </ListGroup>
    </Section>
  );
}
