import { CalendarClock, Store, Users } from "lucide-react";
import { withoutClaimed, type ScheduleView } from "@/domain";
import { useTranslation } from "@/i18n/useTranslation";
import { MoreRow } from "@/parts/MoreRow";
import { membersAtom } from "@/state/budget/members";
import { payeesAtom, tagsAtom } from "@/state/budget/payees";
import { dueAtom } from "@/state/budget/schedules";
import { todayAtom } from "@/state/device";
import { invitationsAtom } from "@/state/session/invitations";
import { personIdAtom } from "@/state/budget/people";
import { isGuestAtom } from "@/state/session/session";
import { useAtomValue } from "@/state/useAtomValue";
import { ListGroup } from "@/ui/rows/ListGroup";
import { Tag } from "@/ui/rows/Tag";

/** People of the budget, entries to come, and who the money goes to. */
export function MoneyRows() {
  const { t } = useTranslation();
  const isGuest = useAtomValue(isGuestAtom);
  return (
    <ListGroup label={t("more.money")}>
      {isGuest ? <NamesRow /> : <PeopleRow />}
      <ScheduledRow />
      <PayeesRow />
    </ListGroup>
  );
}

/** The others of the open budget, those without an account too, or that somebody wants to share one. */
function PeopleRow() {
  const { t } = useTranslation();
  const me = useAtomValue(personIdAtom);
  const others = withoutClaimed(useAtomValue(membersAtom)).filter(({ userId }) => userId !== me);
  const invited = useAtomValue(invitationsAtom)?.length ?? 0;
  return (
    <MoreRow
      glyph={Users}
      hue="blue"
      title={t("more.people")}
      sub={others.length > 0 ? others.map(({ name }) => name).join(", ") : t("workspaces.onlyYou")}
      value={invited > 0 ? <Tag text={t("invitations.count", { count: invited })} tone="info" /> : undefined}
      to="/workspace"
    />
  );
}

/** Names that a guest shares costs with, once there is one. */
function NamesRow() {
  const { t } = useTranslation();
  const me = useAtomValue(personIdAtom);
  const others = withoutClaimed(useAtomValue(membersAtom)).filter(({ userId }) => userId !== me);
  if (others.length === 0) return null;
  return (
    <MoreRow
      glyph={Users}
      hue="blue"
      title={t("names.page")}
      sub={others.map(({ name }) => name).join(", ")}
      to="/names"
    />
  );
}

/** Entries to come, with the number of those that wait; one that is due today by its name. */
function ScheduledRow() {
  const { t } = useTranslation();
  const [due, today] = [useAtomValue(dueAtom), useAtomValue(todayAtom)];
  const [oldest] = due;
  const name = oldest === undefined ? "" : nameOf(oldest.schedule);
  return (
    <MoreRow
      glyph={CalendarClock}
      hue="teal"
      title={t("schedules.title")}
      sub={oldest?.day === today && name !== "" ? t("more.dueToday", { name }) : undefined}
      value={due.length > 0 ? <Tag text={t("more.due", { n: due.length })} tone="warning" /> : undefined}
      to="/schedules"
    />
  );
}

function nameOf({ note, payee }: ScheduleView): string {
  return note === "" ? payee : note;
}

const SHOWN_PAYEES = 2;

/** The most used names. */
function PayeesRow() {
  const { t } = useTranslation();
  const [payees, tags] = [useAtomValue(payeesAtom), useAtomValue(tagsAtom)];
  const names = mostUsed(payees).slice(0, SHOWN_PAYEES);
  const tag = mostUsed(tags).slice(0, 1);
  return (
    <MoreRow
      glyph={Store}
      hue="orange"
      title={t("more.payeesAndTags")}
      sub={[...names, ...tag.map((each) => `#${each}`)].join(", ")}
      to="/payees"
    />
  );
}

function mostUsed(rows: readonly { readonly name: string; readonly count: number }[]): readonly string[] {
  return [...rows].sort((one, other) => other.count - one.count).map(({ name }) => name);
}
