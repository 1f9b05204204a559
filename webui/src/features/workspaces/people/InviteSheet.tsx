import { X } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import type { FoundUser } from "@/contract/schemas";
import type { Workspace } from "@/domain";
import { FormSheet } from "@/parts/forms/FormSheet";
import type { Invited, MemberRole } from "@/state/budget/sharing";
import { Button } from "@/ui/actions/Button";
import { Chip, ChipRow } from "@/ui/actions/Chip";
import { SegmentedToggle } from "@/ui/fields/SegmentedToggle";
import { TextField } from "@/ui/fields/TextField";
import { useUnsaved } from "@/ui/overlays/unsaved";
import { PeopleHits } from "./PeopleHits";
import { ROLES } from "./roles";
import css from "./People.module.css";
import { usePeopleSearch } from "./usePeopleSearch";

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
  const found = usePeopleSearch({ text, exclude, workspaceId: workspace?.id });
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
        found={found}
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
