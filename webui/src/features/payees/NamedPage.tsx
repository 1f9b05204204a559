import { useAtomValue } from "@/state/useAtomValue";
import { Pencil, Plus } from "lucide-react";
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { dayNumeric } from "@/i18n/dates";
import { useTranslation } from "@/i18n/useTranslation";
import { EntryDays } from "@/parts/entry/EntryDays";
import { useEntryTexts } from "@/parts/entry/useEntryTexts";
import { useFilteredEntries } from "@/parts/entry/useFilteredEntries";
import { MoreButton } from "@/parts/MoreButton";
import { payeePath } from "@/parts/payees/payeePath";
import { tagPath } from "@/parts/tags/tagPath";
import { useBack } from "@/parts/useBack";
import { canEditAtom } from "@/state/budget/access";
import { NO_FILTER } from "@/state/budget/historyFilter";
import { stoppedAtom } from "@/state/connection";
import { ButtonLink } from "@/ui/actions/ButtonLink";
import { IconButton } from "@/ui/actions/IconButton";
import { Icon } from "@/ui/art/Icon";
import { EmptyState } from "@/ui/frame/EmptyState";
import { Page } from "@/ui/frame/Page";
import { PageBar } from "@/ui/frame/PageBar";
import { AlsoWritten } from "./AlsoWritten";
import { NamedCategories } from "./NamedCategories";
import { NamedHero } from "./NamedHero";
import { NamedPeople } from "./NamedPeople";
import { shownName, type NamedKind } from "./named";
import { RenameSheet } from "./RenameSheet";

/** Pages of the server that are read by themselves. */
const PAGES_MAX = 20;

export interface NamedPageProps {
  kind: NamedKind;
  name: string;
}

/** A payee or a tag: the sum of its entries, its categories and people, and the entries themselves. */
export function NamedPage({ kind, name }: NamedPageProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [isRenaming, setRenaming] = useState(false);
  const canEdit = useAtomValue(canEditAtom);
  const shown = shownName(kind, name);
  const filter = useMemo(() => ({ ...NO_FILTER, [kind === "tags" ? "tag" : "payee"]: name }), [kind, name]);
  const found = useFilteredEntries(filter);
  const { entries, cutoff, more } = found;
  const texts = useEntryTexts();
  const isStopped = useAtomValue(stoppedAtom) !== "none";
  useReadingOn(cutoff?.id, isStopped, more);
  const open = useCallback((id: string) => void navigate(`/history?entry=${id}`), [navigate]);
  return (
    <>
      <PageBar
        title={shown}
        backLabel={t("actions.back")}
        onBack={useBack(`/${kind}`)}
        actions={
          canEdit &&
          entries.length > 0 && (
            <IconButton
              glyph={Pencil}
              label={t("payees.rename")}
              edge="end"
              onClick={() => setRenaming(true)}
            />
          )
        }
      />
      <Page>
        {entries.length === 0 && (cutoff === null || isStopped) ? (
          <EmptyState
            art="list"
            title={t("payees.noEntries", { name: shown })}
            text={t("payees.noEntriesText")}
          />
        ) : (
          <>
            <NamedHero found={found} />
            {kind === "payees" && <AlsoWritten name={name} />}
            {kind === "payees" && canEdit && (
              <ButtonLink to={`/add?payee=${encodeURIComponent(name)}`} kind="tonal">
                <Icon glyph={Plus} size={20} />
                {t("expenses.add")}
              </ButtonLink>
            )}
            <NamedCategories entries={entries} />
            <NamedPeople entries={entries} />
            <EntryDays found={found} texts={texts} sticky={false} onOpen={open} />
          </>
        )}
        {cutoff !== null && isStopped && (
          <p>{t("categoryPage.onDevice", { day: dayNumeric(cutoff.localDay) })}</p>
        )}
        {cutoff !== null && !isStopped && (
          <MoreButton key={cutoff.id} text={t("history.more")} onMore={more} />
        )}
      </Page>
      <RenameSheet
        kind={kind}
        name={name}
        open={isRenaming}
        onClose={() => setRenaming(false)}
        onRenamed={(newName) => {
          void navigate(kind === "tags" ? tagPath(newName) : payeePath(newName), { replace: true });
        }}
      />
    </>
  );
}

/** Reads older entries until all are here: the sum is of all of them. */
function useReadingOn(cutoffId: string | undefined, isStopped: boolean, more: () => Promise<void>) {
  const pages = useRef(0);
  const read = useEffectEvent(() => {
    if (cutoffId === undefined || isStopped || pages.current >= PAGES_MAX) return;
    pages.current += 1;
    void more();
  });
  useEffect(() => read(), [cutoffId, isStopped]);
}
