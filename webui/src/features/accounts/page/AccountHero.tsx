import { useMoney } from "@/i18n/useMoney";
import { useTranslation } from "@/i18n/useTranslation";
import type { AccountView } from "@/state/budget/accounts";
import { Amount } from "@/ui/figures/Amount";
import { Hero } from "@/ui/figures/Hero";
import { useAccountTexts } from "../overview/useAccountTexts";

/** The balance now, booked entries of days to come included; in the workspace currency too where that is another. */
export function AccountHero({ account }: { account: AccountView }) {
  const { t } = useTranslation();
  const money = useMoney();
  const { second } = useAccountTexts()(account);
  return (
    <Hero
      label={t("accounts.together")}
      amount={<Amount parts={money(account.budget, account.currency)} dim />}
      sub={second}
    />
  );
}
