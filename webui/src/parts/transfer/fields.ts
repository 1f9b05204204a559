/** The fields of a transfer's form; amounts as typed: see `amountOf`. */
export interface TransferFields {
  fromAccountId: string;
  accountId: string;
  /** What leaves. */
  fromValue: string;
  /** What arrives, where the currencies differ. */
  value: string;
  note: string;
}
