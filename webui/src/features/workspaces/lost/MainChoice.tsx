import { useAtomValue } from "@/state/useAtomValue";
import { Plus } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useSetAtom } from "jotai";
import { useTranslation } from "@/i18n/useTranslation";
import { limits } from "@/domain";
import { useFieldForm } from "@/parts/useFieldForm";
import { workspacesAtom, switchWorkspaceAtom } from "@/state/budget/workspace";
import { Avatar } from "@/ui/art/Avatar";
import { hueOf } from "@/ui/art/hue";
import { IconTile } from "@/ui/art/IconTile";
import { Radio } from "@/ui/fields/Radio";
import { SubmitForm } from "@/ui/fields/SubmitForm";
import { TextField } from "@/ui/fields/TextField";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { newIdAtom } from "@/state/budget/dispatch";
import { createWorkspaceAtom } from "@/state/budget/sharing";
import type { Outcome } from "@/state/outcome";
import { useWorkspaceTexts } from "../WorkspaceRow";

const NAME_RULES = { name: "name" } as const;
const NO_RULES = {};

/** Which workspace opens first from now on: one there is, or a new one. Saved once something is chosen. */
export function MainChoice() {
  const { t } = useTranslation();
  const { summary } = useWorkspaceTexts();
  const workspaces = useAtomValue(workspacesAtom);
  const [chosen, choose] = useState<string | null>(null);
  const currencyCode = workspaces[0]?.currencyCode ?? limits.DEFAULT_CURRENCY;
  const save = useSaveMain(currencyCode);
  const isNew = chosen === NEW;
  const { field, ...form } = useFieldForm<{ name: string }>(
    (isNew ? NAME_RULES : NO_RULES) as typeof NAME_RULES,
    ({ name }) => save(chosen ?? NEW, name),
    { start: { name: "" } },
  );
  const row = { chosen, onChoose: choose };
  return (
    <SubmitForm
      submitLabel={t("actions.save")}
      busy={form.busy}
      failure={form.failure}
      disabled={chosen === null}
      onSubmit={form.onSubmit}
    >
      <div role="radiogroup" aria-label={t("lost.choices")}>
        <ListGroup>
          {workspaces.map((workspace) => (
            <Choice
              {...row}
              key={workspace.id}
              value={workspace.id}
              title={workspace.name}
              sub={summary(workspace)}
              start={<Avatar name={workspace.name} hue={hueOf(workspace.id)} />}
            />
          ))}
          <Choice
            {...row}
            value={NEW}
            title={t("workspaces.new")}
            start={<IconTile icon={{ glyph: Plus }} size="s" />}
          />
        </ListGroup>
      </div>
      {isNew && (
        <TextField
          {...field("name")}
          label={t("lost.newName")}
          help={t("lost.newHelp", { currency: currencyCode })}
          autoComplete="off"
        />
      )}
    </SubmitForm>
  );
}

interface ChoiceProps {
  value: string;
  title: string;
  sub?: string;
  start: ReactNode;
  chosen: string | null;
  onChoose: (value: string) => void;
}

function Choice({ value, chosen, onChoose, ...row }: ChoiceProps) {
  return (
    <ListRow
      {...row}
      wrap
      control
      end={<Radio name="main-workspace" checked={value === chosen} onChange={() => onChoose(value)} />}
    />
  );
}

/** Stands for a workspace that is made by saving. */
const NEW = "new";

/** Makes the chosen workspace the one that opens first; a new one is made before, once however often it is tried. */
function useSaveMain(currencyCode: string) {
  const create = useSetAtom(createWorkspaceAtom);
  const open = useSetAtom(switchWorkspaceAtom);
  const newId = useAtomValue(newIdAtom);
  const [id] = useState(() => newId("list"));
  return async (chosen: string, name: string): Promise<Outcome> => {
    if (chosen !== NEW) return open(chosen);
    const outcome = await create({ id, name, currencyCode, firstDayOfMonth: limits.FIRST_DAY_FORM });
    return outcome.ok ? open(id) : outcome;
  };
}
