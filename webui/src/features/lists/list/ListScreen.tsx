import { useAtomValue } from "jotai";
import { Ellipsis, Pencil } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { useNavigate } from "react-router";
import { HeldPage, type Leave } from "@/parts/forms/HeldPage";
import { canEditAtom } from "@/state/budget/access";
import type { ListView } from "@/state/budget/lists";
import { useUnsaved } from "@/ui/overlays/unsaved";
import { useKeyboardHeight } from "@/ui/browser/useKeyboardHeight";
import { IconButton } from "@/ui/actions/IconButton";
import { ListGroup } from "@/ui/rows/ListGroup";
import { Page } from "@/ui/frame/Page";
import { PageBar } from "@/ui/frame/PageBar";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";
import { BasketBar } from "../basket/BasketBar";
import { AddItem, type AddItemProps } from "../form/AddItem";
import { CategoryChip } from "../CategoryChip";
import { Sheets } from "../actions/Sheets";
import { useListSheets, type ListSheets } from "../actions/useListSheets";
import { ItemRow } from "./ItemRow";
import css from "./ListScreen.module.css";
import { countOf } from "../items";
import { useItems, type Items } from "./useItems";

/** A list to tick off: what is still to do, what is done, and a field for what comes to mind. */
export function ListScreen({ list }: { list: ListView }) {
  const items = useItems(list);
  const [label, setLabel] = useState("");
  useUnsaved(() => label !== "");
  const sheets = useListSheets(() => {
    setLabel("");
  });
  return (
    <HeldPage>
      {(leave) => (
        <>
          <Bar list={list} sheets={sheets} leave={leave} />
          <Page>
            <Head list={list} />
            <Rows list={list} items={items} />
            <Footer label={label} onType={setLabel} onAdd={items.add} list={list} />
          </Page>
          <Sheets sheets={sheets} />
        </>
      )}
    </HeldPage>
  );
}

/** Stays at hand while the list scrolls, above the keyboard: one more item, and the basket. */
function Footer({ list, ...props }: AddItemProps & { list: ListView }) {
  const canEdit = useAtomValue(canEditAtom);
  const place = useRef<HTMLDivElement>(null);
  useKeyboardHeight(place);
  return (
    <div ref={place} className={css["NewItem"]}>
      {(canEdit || props.label !== "") && <AddItem {...props} />}
      <BasketBar list={list} />
    </div>
  );
}

function Bar({ list, sheets, leave }: { list: ListView; sheets: ListSheets; leave: Leave }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const canEdit = useAtomValue(canEditAtom);
  return (
    <PageBar
      title={list.name}
      backLabel={t("actions.back")}
      onBack={() => {
        leave(() => void navigate("/planning/lists"));
      }}
      actions={
        <>
          {canEdit && (
            <IconButton
              glyph={Pencil}
              label={t("lists.edit")}
              onClick={() => {
                sheets.openFor("edit", list.id);
              }}
            />
          )}
          <IconButton
            glyph={Ellipsis}
            label={t("lists.menu", { name: list.name })}
            edge="end"
            onClick={() => {
              sheets.openFor("actions", list.id);
            }}
          />
        </>
      }
    />
  );
}

function Head({ list }: { list: ListView }) {
  const { t } = useTranslation();
  const { done, of } = countOf(list.listItems);
  return (
    <div className={css["Head"]}>
      <CategoryChip list={list} />
      <span className={css["Head-note"]} role="status">
        {t(list.isSaved ? "lists.doneSaved" : "lists.doneSaving", { done, of })}
      </span>
    </div>
  );
}

function Rows({ list, items }: { list: ListView; items: Items }) {
  const { t } = useTranslation();
  const isPriced = list.listItems.some(({ price }) => price !== null);
  const doneTitle = isPriced ? "lists.inBasketTitle" : "lists.done";
  const row = (item: ListView["listItems"][number]) => <ItemRow key={item.id} item={item} items={items} />;
  const [open, done] = [
    list.listItems.filter(({ isChecked }) => !isChecked),
    list.listItems.filter(({ isChecked }) => isChecked),
  ];
  if (list.listItems.length === 0) return <p className={css["Empty"]}>{t("lists.allBooked")}</p>;
  return (
    <>
      {open.length > 0 && <ListGroup label={t("lists.toDo")}>{open.map(row)}</ListGroup>}
      {done.length > 0 && (
        <Section>
          <SectionHeader title={t(doneTitle, { count: done.length })} />
          <ListGroup label={t(doneTitle, { count: done.length })}>{done.map(row)}</ListGroup>
        </Section>
      )}
    </>
  );
}
