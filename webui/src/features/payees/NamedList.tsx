import { useAtomValue } from "@/state/useAtomValue";
import { Store, Tag } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { limits, payees as rules, search } from "@/domain";
import { useTranslation } from "@/i18n/useTranslation";
import { payeePath } from "@/parts/payees/payeePath";
import { useReadPayees } from "@/parts/payees/usePayeeMatches";
import { useUsual } from "@/parts/payees/PayeeChoices";
import { tagPath } from "@/parts/tags/tagPath";
import { useReadTags } from "@/parts/tags/useReadTags";
import { useBack } from "@/parts/useBack";
import { payeesAtom, tagsAtom } from "@/state/budget/payees";
import { IconTile } from "@/ui/art/IconTile";
import { SearchField } from "@/ui/fields/SearchField";
import { SegmentedTabs } from "@/ui/fields/SegmentedTabs";
import { EmptyState } from "@/ui/frame/EmptyState";
import { Page } from "@/ui/frame/Page";
import { PageBar } from "@/ui/frame/PageBar";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { shownName, type NamedKind } from "./named";

const ICONS = { payees: { glyph: Store, hue: "teal" }, tags: { glyph: Tag, hue: "violet" } } as const;

const KINDS = ["payees", "tags"] as const satisfies readonly NamedKind[];

/** All payees or tags, the most used first; equally used ones as they were used last. */
export function NamedList({ kind }: { kind: NamedKind }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [text, setText] = useState("");
  const rows = useRows(kind);
  const matches = rows.filter(({ name }) => search.matches(rules.fold(text), [name, rules.fold(name)]));
  return (
    <>
      <PageBar title={t(`${kind}.title`)} onBack={useBack("/profile")} />
      <Page>
        <SegmentedTabs
          label={t("more.payeesAndTags")}
          tabs={KINDS.map((value) => ({ value, text: t(`${value}.title`) }))}
          value={kind}
          onChange={(chosen) => void navigate(`/${chosen}`, { replace: true })}
        />
        {rows.length === 0 ? (
          <EmptyState art="list" title={t(`${kind}.emptyTitle`)} text={t(`${kind}.emptyText`)} />
        ) : (
          <>
            <SearchField
              label={t(`${kind}.search`)}
              clearLabel={t("actions.clear")}
              maxLength={limits.PAYEE_MAX_CHARACTERS}
              value={text}
              onChange={setText}
            />
            {matches.length === 0 ? (
              <p role="status">{t("history.nothingTitle")}</p>
            ) : (
              <Rows kind={kind} rows={matches} />
            )}
          </>
        )}
      </Page>
    </>
  );
}

interface Row {
  readonly name: string;
  readonly count: number;
  readonly sub: string | undefined;
}

function Rows({ kind, rows }: { kind: NamedKind; rows: readonly Row[] }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <ListGroup label={t(`${kind}.title`)}>
      {rows.map(({ name, count, sub }) => (
        <ListRow
          key={name}
          compact
          title={shownName(kind, name)}
          sub={sub}
          start={<IconTile icon={ICONS[kind]} size="s" />}
          end={t("history.count.entry", { count })}
          onPress={() => void navigate(kind === "tags" ? tagPath(name) : payeePath(name))}
        />
      ))}
    </ListGroup>
  );
}

function useRows(kind: NamedKind): readonly Row[] {
  const [payees, tags] = [useAtomValue(payeesAtom), useAtomValue(tagsAtom)];
  const usual = useUsual();
  useReadPayees();
  useReadTags();
  const rows: Row[] =
    kind === "tags"
      ? tags.map((row) => ({ ...row, sub: undefined }))
      : payees.map((row) => ({ ...row, sub: usual(row) }));
  return rows.sort((one, other) => other.count - one.count);
}
