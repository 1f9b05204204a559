import { useAtomValue } from "jotai";
import { WifiOff } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { useMessage } from "@/i18n/useMessage";
import { onlineAtom } from "@/state/connection";
import { useRemote } from "@/parts/useRemote";
import { remindersRemote, type Reminder } from "@/state/session/reminders";
import { Button } from "@/ui/actions/Button";
import { ButtonLink } from "@/ui/actions/ButtonLink";
import { Banner } from "@/ui/frame/Banner";
import { EmptyState } from "@/ui/frame/EmptyState";
import { SkeletonRows } from "@/ui/frame/Skeleton";
import { Groups, KeptForYou } from "./Groups";
import { Missed } from "./Missed";
import { PermissionCard } from "./PermissionCard";

export interface ListProps {
  /** Without a subscription. */
  isLocked: boolean;
  onAdd: () => void;
  onOpen: (reminder: Reminder) => void;
}

export function List({ isLocked, onAdd, onOpen }: ListProps) {
  const { t } = useTranslation();
  const message = useMessage();
  const { reading: reminders, again } = useRemote(remindersRemote);
  if (reminders === null) return <SkeletonRows count={3} label={t("states.loading")} />;
  if (!reminders.ok) {
    return (
      <EmptyState art="list" title={t("reminders.failed")} text={message(reminders.code, reminders.params)}>
        <Button onClick={again}>{t("actions.retry")}</Button>
      </EmptyState>
    );
  }
  if (isLocked) return <Locked reminders={reminders.data} onOpen={onOpen} />;
  if (reminders.data.length === 0) return <None onAdd={onAdd} />;
  return (
    <>
      <Held />
      <PermissionCard />
      <Missed reminders={reminders.data} />
      <Groups reminders={reminders.data} onOpen={onOpen} />
    </>
  );
}

/** Changes of reminders do not wait for a connection, as those of the budget do. */
function Held() {
  const { t } = useTranslation();
  return useAtomValue(onlineAtom) ? null : <Banner text={t("reminders.offline")} glyph={WifiOff} inset />;
}

function Locked({ reminders, onOpen }: Pick<ListProps, "onOpen"> & { reminders: readonly Reminder[] }) {
  const { t } = useTranslation();
  const message = useMessage();
  return (
    <>
      <EmptyState art="ring" title={message("subscription.required")} text={t("reminders.lockedText")}>
        <ButtonLink size="l" to="/subscription">
          {t("reminders.subscribe")}
        </ButtonLink>
      </EmptyState>
      <KeptForYou reminders={reminders} onOpen={onOpen} />
    </>
  );
}

function None({ onAdd }: Pick<ListProps, "onAdd">) {
  const { t } = useTranslation();
  return (
    <EmptyState art="ring" title={t("reminders.none")} text={t("reminders.noneText")}>
      <Button size="l" onClick={onAdd}>
        {t("reminders.new")}
      </Button>
    </EmptyState>
  );
}
