export interface CategoryFields {
  name: string;
  icon: string;
  /** As typed: see `amountOf`. */
  budget: string;
}
