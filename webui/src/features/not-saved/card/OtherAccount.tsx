import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import type { OperationOf } from "@/domain";
import { useMoney } from "@/i18n/useMoney";
import { useNames } from "@/i18n/useNames";
import { ChoiceSheet } from "@/parts/ChoiceSheet";
import { accountByIdAtom, accountsAtom } from "@/state/budget/accounts";
import { editAtom } from "@/state/budget/notSaved";
import { Button } from "@/ui/actions/Button";
import { accountIcon } from "@/ui/art/icons";
import { IconTile } from "@/ui/art/IconTile";
import { useKept } from "../useKept";
import type { CardProps } from "./ChangeCard";

export interface OtherAccountProps extends CardProps {
  transfer: OperationOf<"transfer">;
  /** Where no other account could take its place. */
  otherwise: ReactNode;
}

/** Another account in place of the one that is gone: of the same currency, so that the amount stays what it is. */
export function OtherAccount({ change, transfer, otherwise }: OtherAccountProps) {
  const { t } = useTranslation();
  const [names, money, kept] = [useNames(), useMoney(), useKept()];
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
      onChoose={(id) => void kept(edit(change.sequence, withAccount(transfer, gone, id)))}
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
