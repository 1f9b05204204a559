import { ChartCandlestick, CreditCard, Plug, Server } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { MoreRow } from "@/parts/MoreRow";
import { RowGroup } from "@/parts/RowGroup";
import { useRemote } from "@/parts/useRemote";
import { enabledCapabilitiesAtom, healthRemote, PAYMENTS } from "@/state/session/capabilities";
import { isServerOwnerAtom, serverRemote } from "@/state/session/server";
import { useAtomValue } from "@/state/useAtomValue";

/** Features of the server, access for programs, and its users for its owner alone. */
export function ServerRows() {
  const { t } = useTranslation();
  useRemote(healthRemote);
  useRemote(serverRemote);
  const on = useAtomValue(enabledCapabilitiesAtom);
  const isOwner = useAtomValue(isServerOwnerAtom);
  return (
    <RowGroup title={t("settings.server")}>
      {on?.has(PAYMENTS) && (
        <MoreRow glyph={CreditCard} hue="violet" title={t("subscribe.title")} to="/subscription" />
      )}
      {on?.has("stocks") && <StocksRow />}
      <MoreRow
        glyph={Plug}
        hue="slate"
        title={t("settings.connect")}
        sub={t("settings.connectText")}
        to="/profile/tokens"
      />
      {isOwner && <MoreRow glyph={Server} hue="blue" title={t("hosting.title")} to="/server" />}
    </RowGroup>
  );
}

/** Features that need an account: their page says so and leads to the sign-up. No server is asked for its capabilities. */
export function GuestServerRows() {
  const { t } = useTranslation();
  return (
    <RowGroup title={t("settings.withAccount")}>
      <StocksRow />
    </RowGroup>
  );
}

function StocksRow() {
  const { t } = useTranslation();
  return <MoreRow glyph={ChartCandlestick} hue="teal" title={t("stock.title")} to="/stocks" />;
}
