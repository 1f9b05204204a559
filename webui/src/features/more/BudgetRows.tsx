import { useAtomValue } from "@/state/useAtomValue";
import {
  Bell,
  BellRing,
  CalendarClock,
  ChartCandlestick,
  ChartLine,
  Coins,
  CreditCard,
  FileUp,
  HardDrive,
  Store,
  Tag as TagGlyph,
  Users,
} from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { workspaceAtom, workspacesAtom } from "@/state/budget/workspace";
import { useRemote } from "@/parts/useRemote";
import { healthRemote, enabledCapabilitiesAtom, PAYMENTS } from "@/state/session/capabilities";
import { MoreRow } from "@/parts/MoreRow";
import { canEditAtom } from "@/state/budget/access";
import { invitationsAtom } from "@/state/session/invitations";
import { Tag } from "@/ui/rows/Tag";
import { RowGroup } from "./RowGroup";

/** Rows of money that need an account. */
export function MoneyRows() {
  const { t } = useTranslation();
  const currencyCode = useAtomValue(workspaceAtom)?.currencyCode ?? "";
  const on = useAtomValue(enabledCapabilitiesAtom);
  const canEdit = useAtomValue(canEditAtom);
  return (
    <RowGroup title={t("more.money")}>
      <MoreRow
        glyph={Coins}
        hue="amber"
        title={t("currencies.title")}
        value={currencyCode}
        to="/currencies"
      />
      {on?.has("stocks") && (
        <MoreRow glyph={ChartCandlestick} hue="teal" title={t("stock.title")} to="/stocks" />
      )}
      <EntryRows />
      <MoreRow glyph={Bell} hue="orange" title={t("reminders.title")} to="/reminder" />
      <MoreRow glyph={BellRing} hue="amber" title={t("alerts.title")} to="/alerts" />
      {canEdit && <MoreRow glyph={FileUp} hue="blue" title={t("imports.more")} to="/data/import" />}
      <MoreRow glyph={HardDrive} hue="slate" title={t("data.title")} to="/data" />
    </RowGroup>
  );
}

/** Entries to come and the balance after them, payees and tags, which guests have too. */
export function EntryRows() {
  const { t } = useTranslation();
  return (
    <>
      <MoreRow glyph={CalendarClock} hue="blue" title={t("schedules.title")} to="/schedules" />
      <MoreRow glyph={ChartLine} hue="green" title={t("forecast.title")} to="/forecast" />
      <MoreRow glyph={Store} hue="teal" title={t("payees.title")} to="/payees" />
      <MoreRow glyph={TagGlyph} hue="violet" title={t("tags.title")} to="/tags" />
    </>
  );
}

/** Workspaces of the person, and the subscription where it is sold. */
export function AccountRows() {
  const { t } = useTranslation();
  useRemote(healthRemote);
  const on = useAtomValue(enabledCapabilitiesAtom);
  return (
    <RowGroup title={t("more.account")}>
      <WorkspacesRow />
      {on?.has(PAYMENTS) && (
        <MoreRow glyph={CreditCard} hue="violet" title={t("subscribe.title")} to="/subscription" />
      )}
    </RowGroup>
  );
}

/** Number of budgets, or that somebody wants to share one. */
function WorkspacesRow() {
  const { t } = useTranslation();
  const invited = useAtomValue(invitationsAtom)?.length ?? 0;
  const count = useAtomValue(workspacesAtom).length;
  const invitations = <Tag text={t("invitations.count", { count: invited })} tone="info" />;
  return (
    <MoreRow
      glyph={Users}
      hue="blue"
      title={t("workspaces.title")}
      value={invited > 0 ? invitations : String(count)}
      to="/workspace"
    />
  );
}
