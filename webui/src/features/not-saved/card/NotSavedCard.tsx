import { useAtomValue } from "@/state/useAtomValue";
import { isPersonal } from "@/domain";
import { correctionOfAtom } from "@/state/budget/notSaved";
import { workspaceAtom } from "@/state/budget/workspace";
import type { CardProps } from "./ChangeCard";
import { CorrectionCard } from "./CorrectionCard";
import { ElsewhereCard } from "./ElsewhereCard";
import { FieldCard } from "./FieldCard";
import { FieldsCard } from "./FieldsCard";
import { RefusalCard } from "./RefusalCard";

/** One refused change, decided about on its card or on a page of its own. */
export function NotSavedCard({ change }: CardProps) {
  const isHere = useAtomValue(workspaceAtom)?.id === change.workspaceId;
  const correction = useAtomValue(correctionOfAtom)(change.sequence);
  const [field, ...others] = change.fields;
  if (!isHere && !isPersonal(change.operation)) return <ElsewhereCard change={change} />;
  if (correction !== null) return <CorrectionCard change={change} conflict={correction} />;
  if (field === undefined) return <RefusalCard change={change} />;
  return others.length === 0 ? (
    <FieldCard change={change} conflict={field} />
  ) : (
    <FieldsCard change={change} />
  );
}
