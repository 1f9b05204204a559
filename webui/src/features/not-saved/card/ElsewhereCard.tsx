import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { CircleX } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { switchWorkspaceAtom, workspacesAtom } from "@/state/budget/workspace";
import { Button } from "@/ui/actions/Button";
import { ButtonRow } from "@/ui/actions/ButtonRow";
import { Banner } from "@/ui/frame/Banner";
import { describe } from "../change/describe";
import { useMoment } from "../change/useMoment";
import { useLabels } from "../change/useLabels";
import { ChangeCard, type CardProps } from "./ChangeCard";
import { Discard } from "./Discard";

/** A change of a workspace that is not open: what it meets there is seen once it is. */
export function ElsewhereCard({ change }: CardProps) {
  const { t } = useTranslation();
  const [labels, moment] = [useLabels(), useMoment()];
  const workspace = useAtomValue(workspacesAtom).find(({ id }) => id === change.workspaceId);
  const open = useSetAtom(switchWorkspaceAtom);
  const { what, icon } = describe(change.operation, labels);
  const title = workspace?.name ?? t("notSaved.change.workspace");
  const text = workspace === undefined ? t("notSaved.left") : t("notSaved.belongs", { name: workspace.name });
  return (
    <ChangeCard title={title} sub={[what, moment(change.when)].filter(Boolean).join(" · ")} icon={icon}>
      <Banner glyph={CircleX} tone="negative" inset text={text} />
      <ButtonRow>
        <Discard change={change} title={what === "" ? title : what} />
        {workspace && (
          <Button kind="tonal" grow onClick={() => void open(workspace.id)}>
            {t("notSaved.open", { name: workspace.name })}
          </Button>
        )}
      </ButtonRow>
    </ChangeCard>
  );
}
