import { useSetAtom } from "jotai";
import { BellOff } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { dismissReminderAtom, type Reminder } from "@/state/session/reminders";
import { Button } from "@/ui/actions/Button";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";
import { NoticeCard } from "@/parts/NoticeCard";
import { useExpenseOf } from "./useExpenseOf";
import { useFailureToast } from "@/parts/useFailureToast";
import { useWhen } from "./useWhen";

/** Reminders that were due and may have reached nobody, until dismissed. */
export function Missed({ reminders }: { reminders: readonly Reminder[] }) {
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
