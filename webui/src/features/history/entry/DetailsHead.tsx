import type { AmountParts } from "@/domain/rules/base/display";
import { Amount } from "@/ui/figures/Amount";
import css from "./DetailsHead.module.css";
import { IconTile, type IconTileProps } from "@/ui/art/IconTile";

export interface DetailsHeadProps {
  icon: IconTileProps["icon"];
  amount: AmountParts;
  tone?: "in" | undefined;
  /** When it was. */
  sub: string;
}

/** The amount a panel or sheet of details is about. */
export function DetailsHead({ icon, amount, tone, sub }: DetailsHeadProps) {
  return (
    <div className={css["DetailsHead"]}>
      <IconTile icon={icon} />
      <div>
        <p className={css["DetailsHead-amount"]}>
          <Amount parts={amount} tone={tone} />
        </p>
        <p className={css["DetailsHead-sub"]}>{sub}</p>
      </div>
    </div>
  );
}
