import { useSetAtom } from "jotai";
import { BellOff } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { useMessage } from "@/i18n/useMessage";
import { ReadBanner } from "@/parts/ReadBanner";
import { useRemote } from "@/parts/useRemote";
import { remindersRemote, type Reminder, dismissReminderAtom } from "@/state/session/reminders";
import { Button } from "@/ui/actions/Button";
import { ButtonLink } from "@/ui/actions/ButtonLink";
import { EmptyState } from "@/ui/frame/EmptyState";
import { SkeletonRows } from "@/ui/frame/Skeleton";
import { Groups, KeptForYou } from "./Groups";
import { useExpenseOf } from "./useExpenseOf";
import { useWhen } from "./useWhen";
import { PermissionCard } from "@/parts/PermissionCard";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";
import { NoticeCard } from "@/parts/NoticeCard";
import { useFailureToast } from "@/parts/useFailureToast";

export interface ListProps {
  /** Without a subscription. */
  isLocked: boolean;
  onAdd: () => void;
  onOpen: (reminder: Reminder) => void;
}

export function List({ isLocked, onAdd, onOpen }: ListProps) {
  const { t } = useTranslation();
  const message = useMessage();
  const { reading: reminders, readAt, again } = useRemote(remindersRemote);
  if (reminders === null) return <SkeletonRows count={3} label={t("states.loading")} />;
  if (!reminders.ok) {
    return (
      <EmptyState art="list" title={t("reminders.failed")} text={message(reminders.code, reminders.params)}>
        <Button onClick={again}>{t("actions.retry")}</Button>
      </EmptyState>
    );
  }
  return (
    <>
      <ReadBanner readAt={readAt} text="reminders.offline" />
      <Known reminders={reminders.data} isLocked={isLocked} onAdd={onAdd} onOpen={onOpen} />
    </>
  );
}

function Known({ reminders, isLocked, onAdd, onOpen }: ListProps & { reminders: readonly Reminder[] }) {
  const { t } = useTranslation();
  if (isLocked) return <Locked reminders={reminders} onOpen={onOpen} />;
  if (reminders.length === 0) return <None onAdd={onAdd} />;
  return (
    <>
      <PermissionCard blocked={t("reminders.ringHere")} />
      <Missed reminders={reminders} />
      <Groups reminders={reminders} onOpen={onOpen} />
    </>
  );
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

/** Reminders that were due and may have reached nobody, until dismissed. */
function Missed({ reminders }: { reminders: readonly Reminder[] }) {
  const { t } = useTranslation();
  const missed = reminders.filter(({ missedAt }) => missedAt !== null);
  if (missed.length === 0) return null;
  return (
    <Section>
      <SectionHeader title={t("reminders.missed", { count: missed.length })} />
      {missed.map((reminder) => (
        <MissedCard key={reminder.id} reminder={reminder} />
      ))}
    </Section>
  );
}

function MissedCard({ reminder }: { reminder: Reminder }) {
  const { t } = useTranslation();
  const tell = useFailureToast();
  const [{ moment }, { amount, canBook, book }] = [useWhen(), useExpenseOf()];
  const dismiss = useSetAtom(dismissReminderAtom);
  const price = amount(reminder);
  return (
    <NoticeCard
      icon={{ glyph: BellOff, hue: "orange" }}
      title={reminder.name}
      text={t("reminders.notSent", { moment: moment(reminder.missedAt ?? reminder.createdAt) })}
    >
      <Button kind="outline" grow onClick={() => void dismiss(reminder.id).then(tell)}>
        {t("reminders.dismiss")}
      </Button>
      {price !== null && canBook(reminder) && (
        <Button kind="tonal" grow onClick={() => void book(reminder)}>
          {t("reminders.book", { amount: price })}
        </Button>
      )}
    </NoticeCard>
  );
}
