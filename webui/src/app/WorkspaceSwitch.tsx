import { useAtomValue, useSetAtom } from "jotai";
import { useTranslation } from "react-i18next";
import { ChoiceSheet } from "@/parts/ChoiceSheet";
import type { Workspace } from "@/domain";
import { switchWorkspaceAtom, workspaceAtom, workspacesAtom } from "@/state/budget/workspace";
import { Avatar } from "@/ui/art/Avatar";
import { hueOf } from "@/ui/art/hue";
import type { Choice } from "@/ui/overlays/SheetList";
import { WorkspaceButton } from "@/ui/frame/WorkspaceButton";

/** The open workspace in the top bar, and the sheet that opens another. */
export function WorkspaceSwitch() {
  const workspace = useAtomValue(workspaceAtom);
  return workspace && <Switching workspace={workspace} />;
}

function Switching({ workspace }: { workspace: Workspace }) {
  const { t } = useTranslation();
  const choices = useAtomValue(workspacesAtom).map(choiceOf);
  const choose = useSetAtom(switchWorkspaceAtom);
  const people = workspace.participants.length;
  return (
    <ChoiceSheet
      title={t("bar.workspaces")}
      choices={choices}
      value={workspace.id}
      onChoose={(id) => void choose(id)}
    >
      {(open) => (
        <WorkspaceButton
          name={workspace.name}
          hue={hueOf(workspace.id)}
          shared={people > 1}
          label={t("bar.workspace", { name: workspace.name, count: people })}
          onPress={open}
        />
      )}
    </ChoiceSheet>
  );
}

function choiceOf({ id, name, currencyCode }: Workspace): Choice<string> {
  return { value: id, text: name, sub: currencyCode, start: <Avatar name={name} hue={hueOf(id)} /> };
}
