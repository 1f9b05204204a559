import { X } from "lucide-react";
import { useState } from "react";
import { money } from "@/domain";
import { currencyInWords } from "@/i18n/currencyWords";
import { useLanguage } from "@/i18n/useLanguage";
import { useMoney } from "@/i18n/useMoney";
import { useTranslation } from "@/i18n/useTranslation";
import { MemberFace, useMemberNames } from "@/parts/shares/useMembers";
import { IconButton } from "@/ui/actions/IconButton";
import { Amount } from "@/ui/figures/Amount";
import { Keypad } from "@/ui/keypad/Keypad";
import { EMPTY } from "@/ui/keypad/typedAmount";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import css from "./AmountRows.module.css";
import type { DraftShares, Allocation } from "./draftShares";

export interface AmountRowsProps {
  memberIds: readonly string[];
  /** Amounts as typed; null where they only show. */
  typed: DraftShares["amounts"] | null;
  allocation: Allocation;
  currency: string;
  decimals: number;
  onChange: (amounts: DraftShares["amounts"]) => void;
}

/** The amount of each member; where they are typed, who has none typed gets a part of the rest. */
export function AmountRows({ memberIds, typed, allocation, currency, decimals, onChange }: AmountRowsProps) {
  const { t } = useTranslation();
  const [show, language] = [useMoney(), useLanguage()];
  const { nameOf } = useMemberNames();
  const [at, setAt] = useState<string | null>(null);
  const without = (id: string) =>
    Object.fromEntries(Object.entries(typed ?? {}).filter(([each]) => each !== id));
  const partsOf = (id: string) => show(money.formatText(allocation.amounts[id] ?? money.ZERO), currency);
  const isTyped = (id: string) => typed !== null && id in typed;
  return (
    <>
      <ListGroup label={t("sharing.who")}>
        {memberIds.map((id) => (
          <ListRow
            key={id}
            title={nameOf(id)}
            sub={typed !== null && !isTyped(id) && t("sharing.getsRest")}
            start={<MemberFace memberId={id} />}
            selected={typed !== null && id === at}
            {...(typed !== null && {
              opens: {
                label: t("sharing.typeAmount", { name: nameOf(id), amount: partsOf(id).text }),
                open: () => setAt(id),
              },
            })}
            end={
              <span className={css["AmountRow-end"]}>
                <Amount parts={partsOf(id)} />
                {isTyped(id) && (
                  <IconButton
                    glyph={X}
                    size={20}
                    label={t("sharing.takeRest", { name: nameOf(id) })}
                    onClick={() => onChange(without(id))}
                  />
                )}
              </span>
            }
          />
        ))}
      </ListGroup>
      {typed !== null && at !== null && (
        <Keypad
          value={typed[at] ?? EMPTY}
          onChange={(text) => onChange(text === EMPTY ? without(at) : { ...typed, [at]: text })}
          decimals={decimals}
          label={t("add.split.keys", { name: nameOf(at), currency: currencyInWords(currency, language) })}
          pointLabel={t("keypad.point")}
          backspaceLabel={t("keypad.backspace")}
          calculator={{
            plus: t("add.keys.plus"),
            minus: t("add.keys.minus"),
            equals: t("add.keys.equals"),
            zeros: t("add.keys.zeros"),
          }}
        />
      )}
    </>
  );
}
