import { X, Plus } from "lucide-react";
import { useState, useEffect, useEffectEvent } from "react";
import { useSetAtom } from "jotai";
import { useTranslation } from "@/i18n/useTranslation";
import type { FoundUser } from "@/contract/schemas";
import { type Workspace, ErrorCode, limits } from "@/domain";
import { FormSheet } from "@/parts/forms/FormSheet";
import { type Invited, type MemberRole, searchPeopleAtom, type PeopleSearch } from "@/state/budget/sharing";
import { Button } from "@/ui/actions/Button";
import { Chip, ChipRow } from "@/ui/actions/Chip";
import { SegmentedToggle } from "@/ui/fields/SegmentedToggle";
import { TextField } from "@/ui/fields/TextField";
import { useUnsaved } from "@/ui/overlays/unsaved";
import { useMessage } from "@/i18n/useMessage";
import { Icon } from "@/ui/art/Icon";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { Email } from "@/ui/figures/Email";
import type { Reading } from "@/state/outcome";
import { useDebounced } from "@/ui/keypad/useDebounced";
import { ROLES } from "./roles";
import css from "./People.module.css";
import { InviteByLink } from "../links/InviteByLink";
import { Face } from "./PersonRow";
import { Unverified } from "./Unverified";

export interface InviteProps {
  workspace: Workspace | null;
  invited: readonly Invited[];
  onInvite: (invited: readonly Invited[]) => void;
}

export interface InviteSheetProps extends InviteProps {
  open: boolean;
  onClose: () => void;
}

/** People are looked for and chosen here; they are invited with the rest of the form. */
export function InviteSheet({ open, onClose, ...props }: InviteSheetProps) {
  const { t } = useTranslation();
  const title =
    props.workspace === null
      ? t("workspaces.inviteToNew")
      : t("workspaces.inviteTo", { name: props.workspace.name });
  return (
    <FormSheet open={open} onClose={onClose} title={title}>
      <Choice {...props} onClose={onClose} />
    </FormSheet>
  );
}

function Choice({ onClose, ...props }: Omit<InviteSheetProps, "open">) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<readonly FoundUser[]>([]);
  const [role, setRole] = useState<MemberRole>("editor");
  useUnsaved(() => chosen.length > 0);
  return (
    <>
      {chosen.length > 0 && <Chosen people={chosen} onChange={setChosen} />}
      <Search
        {...props}
        chosen={chosen}
        onChoose={(person) => setChosen((before) => [...before.filter(({ id }) => id !== person.id), person])}
      />
      <SegmentedToggle
        label={t("workspaces.inviteRole")}
        choices={ROLES.map((value) => ({ value, text: t(`workspaces.role.${value}`) }))}
        value={role}
        onChange={setRole}
      />
      <p className={css["People-note"]}>{t(`workspaces.roleMeans.${role}`)}</p>
      <p className={css["People-note"]}>{t("workspaces.inviteHelp")}</p>
      <Button
        size="l"
        block
        disabled={chosen.length === 0}
        onClick={() => {
          props.onInvite([...props.invited, ...chosen.map((person) => ({ ...person, role }))]);
          onClose();
        }}
      >
        {chosen.length === 0
          ? t("workspaces.choosePeople")
          : t("workspaces.addPeople", { count: chosen.length })}
      </Button>
    </>
  );
}

interface SearchProps extends Pick<InviteProps, "workspace" | "invited"> {
  chosen: readonly FoundUser[];
  onChoose: (person: FoundUser) => void;
}

function Search({ workspace, invited, chosen, onChoose }: SearchProps) {
  const { t } = useTranslation();
  const [text, setText] = useState("");
  const exclude = [...invited, ...chosen].map(({ id }) => id);
  const search = usePeopleSearch({ text, exclude, workspaceId: workspace?.id });
  return (
    <div className={css["Found"]}>
      <TextField
        label={t("workspaces.search")}
        autoComplete="off"
        enterKeyHint="search"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <PeopleHits
        search={search}
        workspace={workspace}
        onChoose={(person) => {
          setText("");
          onChoose(person);
        }}
      />
    </div>
  );
}

function Chosen({
  people,
  onChange,
}: {
  people: readonly FoundUser[];
  onChange: (rest: FoundUser[]) => void;
}) {
  const { t } = useTranslation();
  return (
    <ChipRow label={t("workspaces.chosen")}>
      {people.map(({ id, name }) => (
        <Chip
          key={id}
          text={name}
          pressed
          icon={{ glyph: X }}
          aria-label={t("workspaces.remove", { name })}
          onClick={() => onChange(people.filter((each) => each.id !== id))}
        />
      ))}
    </ChipRow>
  );
}

interface PeopleHitsProps {
  search: PeopleSearchState;
  /** Null for a new one, which has no links yet. */
  workspace: Workspace | null;
  onChoose: (person: FoundUser) => void;
}

/** Hits of a search for people, each to be chosen; or why there are none, with the link that finds anybody. */
function PeopleHits({ search, workspace, onChoose }: PeopleHitsProps) {
  const { t } = useTranslation();
  const note = useNote(search);
  const people = search.kind === "said" && search.said.ok ? search.said.data : [];
  const isNobody = search.kind === "said" && search.said.ok && people.length === 0;
  const isBarred =
    search.kind === "said" && !search.said.ok && search.said.code === ErrorCode.USER_NOT_VERIFIED;
  return (
    <>
      <p className={css["People-note"]} role="status">
        {note}
      </p>
      {isBarred && <Unverified />}
      {isNobody && workspace !== null && <InviteByLink workspace={workspace} />}
      {people.length > 0 && (
        <ListGroup label={t("workspaces.found")}>
          {people.map((person) => (
            <FoundRow key={person.id} person={person} onChoose={onChoose} />
          ))}
        </ListGroup>
      )}
    </>
  );
}

function FoundRow({ person, onChoose }: { person: FoundUser } & Pick<PeopleHitsProps, "onChoose">) {
  const { t } = useTranslation();
  const { name, email } = person;
  const called = email === null ? name : `${name}, ${email}`;
  return (
    <ListRow
      title={name}
      sub={email === null ? undefined : <Email address={email} />}
      start={<Face {...person} />}
      end={<Icon glyph={Plus} size={20} />}
      label={t("workspaces.addPerson", { name: called })}
      onPress={() => onChoose(person)}
    />
  );
}

function useNote(search: PeopleSearchState): string {
  const { t } = useTranslation();
  const message = useMessage();
  if (search.kind === "short") return t("workspaces.searchShort");
  if (search.kind === "searching") return t("workspaces.searching");
  if (!search.said.ok) return message(search.said.code, search.said.params);
  return search.said.data.length === 0 ? t("workspaces.nobody") : "";
}

/** - `short`: too little was typed to look for somebody */
type PeopleSearchState =
  | { readonly kind: "short" }
  | { readonly kind: "searching" }
  | { readonly kind: "said"; readonly said: People };
type People = Reading<readonly FoundUser[]>;

/** Looks for people once the typing rests for 700 ms. Who is left out goes from what was found at once. */
function usePeopleSearch({ text, exclude, workspaceId }: PeopleSearch): PeopleSearchState {
  const search = useSetAtom(searchPeopleAtom);
  const typed = text.trim();
  const wanted = useDebounced(typed, limits.AUTOCOMPLETE_DEBOUNCE_MS);
  const [answer, setAnswer] = useState<{ readonly wanted: string; readonly said: People } | null>(null);
  const look = useEffectEvent((text: string) => search({ text, exclude, workspaceId }));
  useEffect(() => {
    if (isShort(wanted)) return undefined;
    let isOver = false;
    void look(wanted).then((said) => {
      if (!isOver) setAnswer({ wanted, said });
    });
    return () => {
      isOver = true;
    };
  }, [wanted]);
  if (isShort(typed)) return { kind: "short" };
  if (answer?.wanted !== typed) return { kind: "searching" };
  const { said } = answer;
  return { kind: "said", said: said.ok ? { ok: true, data: without(said.data, exclude) } : said };
}

function isShort(text: string): boolean {
  return Array.from(text).length < limits.SEARCH_MIN_CHARACTERS;
}

function without(people: readonly FoundUser[], exclude: readonly string[]): readonly FoundUser[] {
  return people.filter(({ id }) => !exclude.includes(id));
}
