/** The fields of an account's form. */
import { accounts, icons, type AccountType } from "@/domain";

export interface AccountFields {
  name: string;
  icon: string;
  type: AccountType;
  currencyCode: string;
  /** As typed: see `amountOf`. */
  budget: string;
  isShowInBalance: boolean;
}

/** Initial values of the form of a new account. */
export const NEW_ACCOUNT: AccountFields = {
  name: "",
  icon: icons.ACCOUNT_DEFAULT,
  type: "basic",
  currencyCode: accounts.FOLLOWS_WORKSPACE,
  budget: "",
  isShowInBalance: true,
};
