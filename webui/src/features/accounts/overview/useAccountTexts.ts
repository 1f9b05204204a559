import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import type { AmountParts } from "@/domain";
import { useMoney } from "@/i18n/useMoney";
import { useNames } from "@/i18n/useNames";
import type { AccountView } from "@/state/budget/accounts";
import { workspaceAtom } from "@/state/budget/workspace";

/** Texts of an account's row. */
export interface AccountTexts {
  readonly name: string;
  /** Its type, its currency where it has one of its own, and whether the balance leaves it out. */
  readonly sub: string;
  readonly amount: AmountParts;
  readonly tone: "in" | "debt" | undefined;
  /** The balance in the workspace currency, or that there is no rate. */
  readonly second: string;
  /** All of it in words. */
  readonly label: string;
}

export function useAccountTexts(): (account: AccountView) => AccountTexts {
  const { t } = useTranslation();
  const [names, money] = [useNames(), useMoney()];
  const [second, kind] = [useSecond(), useKind()];
  return (account) => {
    const { type, currency, currencyCode, isShowInBalance, isMainAccount } = account;
    const isDebt = type === "debt";
    const parts = [
      kind(account),
      currencyCode === "default" ? "" : currency,
      isShowInBalance || isDebt ? "" : t("accounts.notInBalance"),
    ];
    const texts = {
      name: names(account.name),
      sub: parts.filter(Boolean).join(" · "),
      amount: money(account.budget, currency, { signed: isDebt }),
      second: second(account),
    };
    const main = isMainAccount ? t("accounts.main") : "";
    return {
      ...texts,
      tone: isDebt ? debtTone(account.budget) : undefined,
      label: [texts.name, main, texts.sub, texts.amount.text, texts.second].filter(Boolean).join(", "),
    };
  };
}

function useKind() {
  const { t } = useTranslation();
  return ({ type, budget }: AccountView): string => {
    if (type !== "debt" || Number(budget) === 0) return t(`accounts.type.${type}`);
    return t(Number(budget) < 0 ? "accounts.youOwe" : "accounts.owesYou");
  };
}

function useSecond() {
  const { t } = useTranslation();
  const money = useMoney();
  const target = useAtomValue(workspaceAtom)?.currencyCode;
  return ({ converted, isWithoutRate }: AccountView): string => {
    if (isWithoutRate) return t("accounts.noRate");
    if (converted === null || target === undefined) return "";
    return t("accounts.approximately", { amount: money(converted, target).text });
  };
}

function debtTone(budget: string): "in" | "debt" | undefined {
  if (Number(budget) === 0) return undefined;
  return Number(budget) < 0 ? "debt" : "in";
}
