import { Star, TriangleExclamationPoint } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { AccountView } from "@/state/accounts";
import { Amount } from "@/ui/Amount";
import { Icon } from "@/ui/Icon";
import { accountIcon } from "@/ui/icons";
import { IconTile } from "@/ui/IconTile";
import { ListRow } from "@/ui/ListRow";
import { Tag } from "@/ui/Tag";
import css from "./AccountRow.module.css";
import { useAccountTexts } from "./useAccountTexts";

export interface AccountRowProps {
  account: AccountView;
  onMenu: () => void;
}

export function AccountRow({ account, onMenu }: AccountRowProps) {
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
      onPress={onMenu}
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
