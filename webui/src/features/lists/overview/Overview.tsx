import { useTranslation } from "@/i18n/useTranslation";
import type { ListView } from "@/state/budget/lists";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";
import { Sheets } from "../actions/Sheets";
import { useListSheets, type ListSheets } from "../actions/useListSheets";
import { ListCard } from "./ListCard";
import css from "./Lists.module.css";

/** Pinned lists, then the others; one heading is enough when none is pinned. */
export function Overview({ lists }: { lists: readonly ListView[] }) {
  const { t } = useTranslation();
  const [pinned, others] = [
    lists.filter(({ isPinned }) => isPinned),
    lists.filter(({ isPinned }) => !isPinned),
  ];
  const sheets = useListSheets();
  return (
    <>
      {pinned.length > 0 && <Cards title={t("lists.pinned")} lists={pinned} sheets={sheets} />}
      {others.length > 0 && <Cards title={t("lists.all")} lists={others} sheets={sheets} />}
      <Sheets sheets={sheets} />
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
          <ListCard
            key={list.id}
            list={list}
            onMenu={() => {
              sheets.openFor("actions", list.id);
            }}
          />
        ))}
      </ul>
    </Section>
  );
}
