import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { membersOf, withoutClaimed, workspaceRule, type Workspace } from "@/domain";
import { useTranslation } from "@/i18n/useTranslation";
import { useAnnounced } from "@/parts/useAnnounced";
import { RuleRow } from "@/parts/shares/RuleRow";
import { changeTermsAtom } from "@/state/budget/sharing";
import { workspaceAtom } from "@/state/budget/workspace";
import { ListGroup } from "@/ui/rows/ListGroup";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";
import { showToast } from "@/ui/overlays/toasts";

export interface SharingSectionProps {
  workspace: Workspace;
  canChange: boolean;
}

/** Rule by which the costs of a workspace of several people are shared: it is read and changed where it is open. */
export function SharingSection({ workspace, canChange }: SharingSectionProps) {
  const { t } = useTranslation();
  const [change, announce] = [useSetAtom(changeTermsAtom), useAnnounced()];
  const isOpen = useAtomValue(workspaceAtom)?.id === workspace.id;
  const members = withoutClaimed(membersOf(workspace));
  if (!isOpen || members.length < 2) return null;
  return (
    <Section>
      <SectionHeader title={t("sharing.section")} />
      <ListGroup>
        <RuleRow
          title={t("sharing.rule")}
          rule={workspaceRule(workspace)}
          onSave={
            canChange
              ? (shareRule) => {
                  if (shareRule === null) return;
                  void change(workspace, { shareRule }).then((outcome) => {
                    if (outcome.ok) showToast({ text: t("sharing.ruleSaved") });
                    else announce(outcome);
                  });
                }
              : undefined
          }
        />
      </ListGroup>
    </Section>
  );
}
