import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { definitionOf, ErrorCode, type OperationOf } from "@/domain";
import { canEditAtom } from "@/state/budget/access";
import { keepMineAtom, type NotSaved, editAtom } from "@/state/budget/notSaved";
import { Button } from "@/ui/actions/Button";
import { ButtonLink } from "@/ui/actions/ButtonLink";
import { Icon } from "@/ui/art/Icon";
import { useMoney } from "@/i18n/useMoney";
import { useNames } from "@/i18n/useNames";
import { ChoiceSheet } from "@/parts/ChoiceSheet";
import { accountByIdAtom, accountsAtom } from "@/state/budget/accounts";
import { accountIcon } from "@/ui/art/icons";
import { IconTile } from "@/ui/art/IconTile";
import { useQueuedNotice } from "../useQueuedNotice";
import type { CardProps } from "./ChangeCard";

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
  const notify = useQueuedNotice();
  return (
    <Button kind="tonal" grow onClick={() => void notify(retry(change.sequence))}>
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

interface OtherAccountProps extends CardProps {
  transfer: OperationOf<"transfer">;
  /** Where no other account could take its place. */
  otherwise: ReactNode;
}

/** Another account in place of the one that is gone: of the same currency, so that the amount stays what it is. */
function OtherAccount({ change, transfer, otherwise }: OtherAccountProps) {
  const { t } = useTranslation();
  const [names, money, notify] = [useNames(), useMoney(), useQueuedNotice()];
  const edit = useSetAtom(editAtom);
  const [accounts, all] = [useAtomValue(accountsAtom), useAtomValue(accountByIdAtom)];
  const sides = [transfer.accountId, transfer.body.fromAccountId];
  const gone = sides.find((id) => id !== undefined && all.get(id)?.deleted === true);
  const others = accounts.filter(
    ({ id, currency }) => !sides.includes(id) && currency === all.get(gone ?? "")?.currency,
  );
  if (gone === undefined || others.length === 0) return otherwise;
  return (
    <ChoiceSheet
      title={t("notSaved.otherAccount")}
      choices={others.map(({ id, name, icon, budget, currency }) => ({
        value: id,
        text: names(name),
        sub: money(budget, currency).text,
        start: <IconTile icon={accountIcon(icon)} />,
      }))}
      value={undefined}
      onChoose={(id) => void notify(edit(change.sequence, withAccount(transfer, gone, id)))}
    >
      {(open) => (
        <Button kind="tonal" grow glyph={Pencil} onClick={open}>
          {t("notSaved.otherAccount")}
        </Button>
      )}
    </ChoiceSheet>
  );
}

function withAccount(transfer: OperationOf<"transfer">, gone: string, id: string): OperationOf<"transfer"> {
  if (transfer.accountId === gone) return { ...transfer, accountId: id };
  return { ...transfer, body: { ...transfer.body, fromAccountId: id } };
}
