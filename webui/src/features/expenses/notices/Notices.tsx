import { Fragment, useEffect, useRef, useState, type ReactNode } from "react";
import { ChevronDown } from "lucide-react";
import type { Invitation } from "@/contract/schemas";
import { useTranslation } from "@/i18n/useTranslation";
import { NoticeCard } from "@/parts/NoticeCard";
import { late } from "@/parts/late";
import { SettleRow, useDebts } from "@/parts/shares/SettleRow";
import { useInvitationAnswer } from "@/parts/useInvitationAnswer";
import { isDueAtom } from "@/state/budget/coming";
import { monthViewAtom } from "@/state/budget/month";
import { ratesAtom } from "@/state/budget/rates";
import { isReviewOfferedAtom } from "@/state/budget/reviewOffer";
import { stepsAtom } from "@/state/budget/steps";
import { onlineAtom } from "@/state/connection";
import { isAnsweredAtom, invitationsAtom } from "@/state/session/invitations";
import { useAtomValue } from "@/state/useAtomValue";
import { Button } from "@/ui/actions/Button";
import { Avatar } from "@/ui/art/Avatar";
import { hueOf } from "@/ui/art/hue";
import { Icon } from "@/ui/art/Icon";
import { useLatch } from "@/ui/overlays/useLatch";
import { showToast } from "@/ui/overlays/toasts";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { PlanCard } from "../start/PlanCard";
import { ReviewRow } from "./ReviewRow";
import { toldFrom } from "./toldFrom";

/** Fetched once something is due. */
const Due = late(async () => (await import("../due/Due")).default);

export interface NoticesProps {
  /** The running month has no plan, and the person may make one. */
  isUnplanned: boolean;
}

interface Notice {
  readonly key: string;
  readonly element: ReactNode;
  /** One row, no card. */
  readonly isRow?: boolean;
}

/** So many cards stand above the rings, the first steps of a new budget counted. */
const CARDS_MAX = 2;

/** Decisions that wait for the person, most pressing first; those that would push the rings down are behind a row. */
export function Notices({ isUnplanned }: NoticesProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const isNew = useAtomValue(stepsAtom) !== null;
  const notices = useNotices(isUnplanned && !isNew);
  const room = isNew ? CARDS_MAX - 1 : CARDS_MAX;
  const rest = notices.slice(room);
  // One row takes no more height than the row that would hide it.
  const isWhole = isOpen || rest.length === 0 || (rest.length === 1 && rest[0]?.isRow === true);
  const shown = isWhole ? notices : notices.slice(0, room);
  const count = notices.length - shown.length;
  return (
    <>
      {shown.map(({ key, element }) => (
        <Fragment key={key}>{element}</Fragment>
      ))}
      {count > 0 && (
        <ListGroup>
          <ListRow
            compact
            title={t("expenses.more", { count })}
            end={<Icon glyph={ChevronDown} size={20} />}
            onPress={() => setOpen(true)}
          />
        </ListGroup>
      )}
    </>
  );
}

function useNotices(isUnplanned: boolean): readonly Notice[] {
  const invitations = useInvitations();
  const { isClosed } = useAtomValue(monthViewAtom);
  // The sheet of the last one closes by itself.
  const isDue = useLatch(useAtomValue(isDueAtom));
  const rates = useAtomValue(ratesAtom);
  const told = useDebts().filter(({ amount, currencyCode }) => amount >= toldFrom(currencyCode, rates));
  const isReviewOffered = useAtomValue(isReviewOfferedAtom);
  return [
    ...invitations.map((invitation) => ({
      key: invitation.id,
      element: <InvitationCard invitation={invitation} />,
    })),
    ...(isUnplanned ? [{ key: "plan", element: <PlanCard /> }] : []),
    ...(isDue && !isClosed ? [{ key: "due", element: <Due missing={null} /> }] : []),
    ...(told.length > 0 ? [{ key: "owed", element: <SettleRow payments={told} />, isRow: true }] : []),
    ...(isReviewOffered ? [{ key: "review", element: <ReviewRow />, isRow: true }] : []),
  ];
}

const NONE: readonly Invitation[] = [];

/** Return the invitations that wait; one that was taken back goes with a word about it. */
function useInvitations(): readonly Invitation[] {
  const { t } = useTranslation();
  const invitations = useAtomValue(invitationsAtom) ?? NONE;
  const isAnswered = useAtomValue(isAnsweredAtom);
  const before = useRef(invitations);
  useEffect(() => {
    const gone = before.current.filter(({ id }) => !invitations.some((each) => each.id === id));
    before.current = invitations;
    for (const invitation of gone) {
      if (isAnswered(invitation)) continue;
      showToast({ text: t("invitations.takenBack", { name: invitation.creatorName }) });
    }
  }, [invitations, isAnswered, t]);
  return invitations;
}

/** Invitation to a budget with both answers. */
function InvitationCard({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation();
  const isOnline = useAtomValue(onlineAtom);
  const { isBusy, accept, decline } = useInvitationAnswer(invitation);
  const { name, creatorName, creatorId, role } = invitation;
  return (
    <NoticeCard
      alone
      icon={<Avatar name={creatorName} hue={hueOf(creatorId)} round />}
      title={t("invitations.to", { name: creatorName, workspace: name })}
      text={t(isOnline ? `invitations.could.${role}` : "invitations.offline")}
    >
      <Button kind="outline" grow disabled={!isOnline} onClick={decline}>
        {t("invitations.decline")}
      </Button>
      <Button grow busy={isBusy} disabled={!isOnline} onClick={accept}>
        {t("invitations.accept")}
      </Button>
    </NoticeCard>
  );
}
