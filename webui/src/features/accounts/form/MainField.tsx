import { useSetAtom } from "jotai";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { limits } from "@/domain";
import type { AccountView } from "@/state/budget/accounts";
import { dispatchAtom } from "@/state/budget/dispatch";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { Switch } from "@/ui/fields/Switch";

/** Switch that makes the account the default for expenses; saved by itself once it rests. */
export function MainField({ account }: { account: AccountView }) {
  const { t } = useTranslation();
  const [wanted, want] = useMain(account);
  return (
    <ListGroup>
      <ListRow
        control
        title={t("accounts.mainField")}
        end={<Switch checked={wanted} onChange={(event) => want(event.target.checked)} />}
      />
    </ListGroup>
  );
}

/** The switch as it was left; what was refused goes back to what is. */
function useMain({ id, isMainAccount }: AccountView) {
  const dispatch = useSetAtom(dispatchAtom);
  const [pending, setPending] = useState<boolean | null>(null);
  const waiting = useRef<() => void>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const want = (isMain: boolean) => {
    const save = () => {
      waiting.current = undefined;
      void dispatch({ name: "setMainAccount", id, body: { isMainAccount: isMain } }).then(() =>
        setPending(null),
      );
    };
    clearTimeout(timer.current);
    setPending(isMain);
    waiting.current = save;
    timer.current = setTimeout(save, limits.MAIN_ACCOUNT_DEBOUNCE_MS);
  };
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      waiting.current?.();
    },
    [],
  );
  return [pending ?? isMainAccount, want] as const;
}
