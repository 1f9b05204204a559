import { useTranslation } from "react-i18next";
import type { ListView } from "@/state/budget/lists";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";
import { ListCard } from "./ListCard";
import css from "./Lists.module.css";

/** Pinned lists, then the others; one heading is enough when none is pinned. */
export function Overview({ lists }: { lists: readonly ListView[] }) {
  const { t } = useTranslation();
  const [pinned, others] = [
    lists.filter(({ isPinned }) => isPinned),
    lists.filter(({ isPinned }) => !isPinned),
  ];
  return (
    <>
      {pinned.length > 0 && <Cards title={t("lists.pinned")} lists={pinned} />}
      {others.length > 0 && <Cards title={t("lists.all")} lists={others} />}
    </>
  );
}

function Cards({ title, lists }: { title: string; lists: readonly ListView[] }) {
  return (
    <Section>
      <SectionHeader title={title} />
      <ul className={css["ListCards"]}>
        {lists.map((list) => (
          <ListCard key={list.id} list={list} />
        ))}
      </ul>
    </Section>
  );
}
