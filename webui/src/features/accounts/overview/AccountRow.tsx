import { Star, TriangleExclamationPoint } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import type { AccountView } from "@/state/budget/accounts";
import { Amount } from "@/ui/figures/Amount";
import { Icon } from "@/ui/art/Icon";
import { accountIcon } from "@/ui/art/icons";
import { IconTile } from "@/ui/art/IconTile";
import { ListRow } from "@/ui/rows/ListRow";
import { Tag } from "@/ui/rows/Tag";
import css from "./AccountRow.module.css";
import { useAccountTexts } from "./useAccountTexts";

export interface AccountRowProps {
  account: AccountView;
  /** A press; none for an account that was deleted since, as with its menu. */
  onOpen: (() => void) | undefined;
  onMenu: (() => void) | undefined;
  /** Its page stands beside the accounts. */
  selected?: boolean;
}

export function AccountRow({ account, onOpen, onMenu, selected = false }: AccountRowProps) {
  const { t } = useTranslation();
  const { name, sub, amount, tone, second, label } = useAccountTexts()(account);
  return (
    <ListRow
      title={name}
      tag={account.isMainAccount && <Tag text={t("accounts.main")} tone="info" glyph={Star} />}
      sub={sub}
      start={<IconTile icon={accountIcon(account.icon)} />}
      end={<Amount parts={amount} tone={tone} />}
      endSub={account.isWithoutRate ? <NoRate text={second} /> : second}
      label={label}
      selected={selected}
      onPress={onOpen}
      onMenu={onMenu}
    />
  );
}

function NoRate({ text }: { text: string }) {
  return (
    <span className={css["AccountRow-noRate"]}>
      <Icon glyph={TriangleExclamationPoint} size={14} />
      {text}
    </span>
  );
}
