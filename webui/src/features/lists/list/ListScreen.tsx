import { useAtomValue } from "@/state/useAtomValue";
import { Ellipsis, Pencil, X } from "lucide-react";
import { useRef, useState, type ReactNode } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { useNavigate } from "react-router";
import { GuardedPage, type Leave } from "@/parts/forms/GuardedPage";
import { canEditAtom } from "@/state/budget/access";
import type { ListView } from "@/state/budget/lists";
import { useUnsaved } from "@/ui/overlays/unsaved";
import { useKeyboardHeight } from "@/ui/browser/useKeyboardHeight";
import { IconButton } from "@/ui/actions/IconButton";
import { ListGroup } from "@/ui/rows/ListGroup";
import { Page } from "@/ui/frame/Page";
import { PageBar } from "@/ui/frame/PageBar";
import { Panel } from "@/ui/frame/Panel";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";
import { BasketBar } from "../basket/BasketBar";
import { AddItem, type AddItemProps } from "../form/AddItem";
import { CategoryChip } from "../CategoryChip";
import { Sheets, useListSheets } from "../actions/laterSheets";
import type { ListSheets } from "../actions/Sheets";
import { ItemRow } from "./ItemRow";
import css from "./ListScreen.module.css";
import { countOf } from "../items";
import { useItems, type Items } from "./useItems";

export interface ListScreenProps {
  list: ListView;
  /** It stands beside the lists. */
  beside: boolean;
}

/** A list to tick off: what is still to do, what is done, and a field for what comes to mind. */
export function ListScreen({ list, beside }: ListScreenProps) {
  const items = useItems(list);
  const [label, setLabel] = useState("");
  useUnsaved(() => label !== "");
  const sheets = useListSheets(() => setLabel(""));
  const content = (
    <>
      <Head list={list} />
      <Rows list={list} items={items} />
      <Footer label={label} onType={setLabel} onAdd={items.add} list={list} />
    </>
  );
  return (
    <GuardedPage>
      {(leave) => (
        <>
          {beside ? (
            <ListPanel list={list} sheets={sheets} leave={leave}>
              {content}
            </ListPanel>
          ) : (
            <>
              <Bar list={list} sheets={sheets} leave={leave} />
              <Page>{content}</Page>
            </>
          )}
          <Sheets sheets={sheets} open={sheets.shown !== null} onClose={sheets.close} />
        </>
      )}
    </GuardedPage>
  );
}

/** Stays at hand while the list scrolls, above the keyboard: one more item, and the basket. */
function Footer({ list, ...props }: AddItemProps & { list: ListView }) {
  const canEdit = useAtomValue(canEditAtom);
  const place = useRef<HTMLDivElement>(null);
  useKeyboardHeight(place);
  return (
    <div ref={place} className={css["NewItem"]} data-dock="">
      {(canEdit || props.label !== "") && <AddItem {...props} />}
      <BasketBar list={list} />
    </div>
  );
}

interface BarProps {
  list: ListView;
  sheets: ListSheets;
  leave: Leave;
}

function Bar(props: BarProps) {
  return (
    <PageBar title={props.list.name} onBack={useToAll(props.leave)} actions={<Actions {...props} last />} />
  );
}

/** A list beside the others, with the way back to them alone. */
function ListPanel({ children, ...props }: BarProps & { children: ReactNode }) {
  const { t } = useTranslation();
  const close = (
    <IconButton glyph={X} label={t("actions.close")} edge="end" onClick={useToAll(props.leave)} />
  );
  return (
    <Panel
      bare
      title={props.list.name}
      actions={
        <>
          <Actions {...props} />
          {close}
        </>
      }
    >
      {children}
    </Panel>
  );
}

function useToAll(leave: Leave): () => void {
  const navigate = useNavigate();
  return () => leave(() => void navigate("/planning/lists"));
}

function Actions({ list, sheets, last = false }: Omit<BarProps, "leave"> & { last?: boolean }) {
  const { t } = useTranslation();
  const canEdit = useAtomValue(canEditAtom);
  return (
    <>
      {canEdit && (
        <IconButton glyph={Pencil} label={t("lists.edit")} onClick={() => sheets.open("edit", list.id)} />
      )}
      <IconButton
        glyph={Ellipsis}
        label={t("lists.menu", { name: list.name })}
        edge={last ? "end" : undefined}
        onClick={() => sheets.open("actions", list.id)}
      />
    </>
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
