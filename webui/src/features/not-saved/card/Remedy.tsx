import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { Pencil } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { definitionOf, ErrorCode } from "@/domain";
import { canEditAtom } from "@/state/budget/access";
import { keepMineAtom, type NotSaved } from "@/state/budget/notSaved";
import { Button } from "@/ui/actions/Button";
import { ButtonLink } from "@/ui/actions/ButtonLink";
import { Icon } from "@/ui/art/Icon";
import { useKept } from "../useKept";
import type { CardProps } from "./ChangeCard";
import { OtherAccount } from "./OtherAccount";

/** Remedy of a refusal: an edit of the faulty field where possible, else another attempt. */
export function Remedy({ change }: CardProps) {
  const { operation, problem } = change;
  const canEdit = useAtomValue(canEditAtom);
  if (!canEdit && problem.code === ErrorCode.WORKSPACE_VIEWER) return null;
  if (!isAtFault(change)) return <Retry change={change} />;
  if (operation.name === "transfer") {
    return <OtherAccount change={change} transfer={operation} otherwise={<Edit change={change} />} />;
  }
  return definitionOf(operation).isEntry === true ? <Edit change={change} /> : <Retry change={change} />;
}

/** Return whether a value does not fit, rather than that the server failed. */
function isAtFault({ problem }: NotSaved): boolean {
  return Object.keys(problem.fields).length > 0 || problem.code === ErrorCode.NOT_FOUND;
}

function Retry({ change }: CardProps) {
  const { t } = useTranslation();
  const retry = useSetAtom(keepMineAtom);
  const kept = useKept();
  return (
    <Button kind="tonal" grow onClick={() => void kept(retry(change.sequence))}>
      {t("actions.retry")}
    </Button>
  );
}

function Edit({ change }: CardProps) {
  const { t } = useTranslation();
  return (
    <ButtonLink kind="tonal" grow to={`/add?instead=${String(change.sequence)}`}>
      <Icon glyph={Pencil} size={20} />
      {t("actions.edit")}
    </ButtonLink>
  );
}
