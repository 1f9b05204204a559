import { EllipsisVertical, UserPlus } from "lucide-react";
import { useState } from "react";
import { allMembers, isNamed, money, type Member, type Workspace } from "@/domain";
import { useMoney } from "@/i18n/useMoney";
import { useTranslation } from "@/i18n/useTranslation";
import { AddNameSheet } from "@/parts/names/AddNameSheet";
import { useSettlement } from "@/parts/shares/useSettlement";
import { canEditAtom } from "@/state/budget/access";
import { workspaceAtom } from "@/state/budget/workspace";
import { useAtomValue } from "@/state/useAtomValue";
import { Button } from "@/ui/actions/Button";
import { IconButton } from "@/ui/actions/IconButton";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";
import { Face } from "../people/PersonRow";
import { NameSheet } from "./NameSheet";

/** Return whether the names of a workspace can be changed: it is open, and the person may edit it. */
export function useCanChangeNames(workspace: Workspace | null): boolean {
  const [open, canEdit] = [useAtomValue(workspaceAtom), useAtomValue(canEditAtom)];
  return canEdit && open !== null && open.id === workspace?.id;
}

/** Names that nobody claimed, each with what it does and owes. */
export function NamesSection({ workspace }: { workspace: Workspace }) {
  const { t } = useTranslation();
  const canChange = useCanChangeNames(workspace);
  const [changed, setChanged] = useState<string | null>(null);
  const free = freeNames(workspace);
  if (free.length === 0) return null;
  const title = t("names.title", { count: free.length });
  return (
    <Section>
      <SectionHeader title={title} />
      <ListGroup label={title}>
        {free.map((member) => (
          <NameRow
            key={member.memberId}
            workspace={workspace}
            member={member}
            onChange={canChange ? () => setChanged(member.memberId) : undefined}
          />
        ))}
      </ListGroup>
      <NameSheet
        member={free.find(({ memberId }) => memberId === changed) ?? null}
        onClose={() => setChanged(null)}
      />
    </Section>
  );
}

/** Return the names that nobody claimed. */
export function freeNames(workspace: Workspace): readonly Member[] {
  return allMembers(workspace).filter(
    (member) => isNamed(member) && member.userId === null && !member.isFormer,
  );
}

interface NameRowProps {
  workspace: Workspace;
  member: Member;
  /** Left out where the person may only look. */
  onChange: (() => void) | undefined;
}

function NameRow({ workspace, member: { memberId, name, isSharing }, onChange }: NameRowProps) {
  const { t } = useTranslation();
  const owes = useOwed(workspace, memberId);
  return (
    <ListRow
      wrap
      title={name}
      sub={[t(isSharing ? "names.paysAndBears" : "names.pays"), ...owes].join(" · ")}
      start={<Face id={memberId} name={name} avatar={null} />}
      end={
        onChange && (
          <IconButton glyph={EllipsisVertical} label={t("names.change", { name })} onClick={onChange} />
        )
      }
    />
  );
}

/** Return what a member of the open workspace owes and is owed, in words. */
function useOwed(workspace: Workspace, memberId: string): readonly string[] {
  const { t } = useTranslation();
  const show = useMoney();
  const { settlement } = useSettlement();
  const isOpen = useAtomValue(workspaceAtom)?.id === workspace.id;
  const balances = isOpen && settlement !== null ? settlement.balances : [];
  return balances
    .filter((balance) => balance.memberId === memberId)
    .map(({ amount, currencyCode }) => {
      const text = show(money.formatText(money.abs(amount)), currencyCode).text;
      return t(amount > money.ZERO ? "names.isOwed" : "names.owes", { amount: text });
    });
}

/** Opens the sheet that adds a name. */
export function AddName({ grow = false }: { grow?: boolean }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="tonal" block={!grow} grow={grow} glyph={UserPlus} onClick={() => setOpen(true)}>
        {t("names.add")}
      </Button>
      <AddNameSheet open={open} onClose={() => setOpen(false)} />
    </>
  );
}
