import { useTranslation } from "@/i18n/useTranslation";
import type { ListView } from "@/state/budget/lists";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";
import type { ListSheets } from "../actions/useListSheets";
import { ListCard } from "./ListCard";
import css from "./Lists.module.css";

/** Pinned lists, then the others; one heading is enough when none is pinned. */
export function Overview({ lists, sheets }: { lists: readonly ListView[]; sheets: ListSheets }) {
  const { t } = useTranslation();
  const [pinned, others] = [
    lists.filter(({ isPinned }) => isPinned),
    lists.filter(({ isPinned }) => !isPinned),
  ];
  return (
    <>
      {pinned.length > 0 && <Cards title={t("lists.pinned")} lists={pinned} sheets={sheets} />}
      {others.length > 0 && <Cards title={t("lists.all")} lists={others} sheets={sheets} />}
    </>
  );
}

interface CardsProps {
  title: string;
  lists: readonly ListView[];
  sheets: ListSheets;
}

function Cards({ title, lists, sheets }: CardsProps) {
  return (
    <Section>
      <SectionHeader title={title} />
      <ul className={css["ListCards"]}>
        {lists.map((list) => (
          <ListCard key={list.id} list={list} onMenu={() => sheets.openFor("actions", list.id)} />
        ))}
      </ul>
    </Section>
  );
}
