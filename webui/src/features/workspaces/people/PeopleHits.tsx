import { Plus } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import type { FoundUser } from "@/contract/schemas";
import { ErrorCode, type Workspace } from "@/domain";
import { useMessage } from "@/i18n/useMessage";
import { Icon } from "@/ui/art/Icon";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { InviteByLink } from "../links/InviteByLink";
import css from "./People.module.css";
import { Face } from "./PersonRow";
import { Unverified } from "./Unverified";
import type { PeopleSearchState } from "./usePeopleSearch";
import { Email } from "@/ui/figures/Email";

export interface PeopleHitsProps {
  found: PeopleSearchState;
  /** Null for a new one, which has no links yet. */
  workspace: Workspace | null;
  onChoose: (person: FoundUser) => void;
}

/** Hits of a search for people, each to be chosen; or why there are none, with the link that finds anybody. */
export function PeopleHits({ found, workspace, onChoose }: PeopleHitsProps) {
  const { t } = useTranslation();
  const note = useNote(found);
  const people = found.kind === "said" && found.said.ok ? found.said.data : [];
  const isNobody = found.kind === "said" && found.said.ok && people.length === 0;
  const isBarred = found.kind === "said" && !found.said.ok && found.said.code === ErrorCode.USER_NOT_VERIFIED;
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

function useNote(found: PeopleSearchState): string {
  const { t } = useTranslation();
  const message = useMessage();
  if (found.kind === "short") return t("workspaces.searchShort");
  if (found.kind === "searching") return t("workspaces.searching");
  if (!found.said.ok) return message(found.said.code, found.said.params);
  return found.said.data.length === 0 ? t("workspaces.nobody") : "";
}
