import { ArchiveArrowUp } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import type { Operation } from "@/domain";
import { useNames } from "@/i18n/useNames";
import type { CategoryView } from "@/state/budget/categories";
import { Icon } from "@/ui/art/Icon";
import { categoryIcon } from "@/ui/art/icons";
import { IconTile } from "@/ui/art/IconTile";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";

export interface Restorable {
  category: CategoryView;
  /** Action that restores it. */
  operation: Operation;
}

export interface RestoreListProps {
  title: string;
  choices: readonly Restorable[];
  onRestore: (choice: Restorable) => void;
}

export function RestoreList({ title, choices, onRestore }: RestoreListProps) {
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
