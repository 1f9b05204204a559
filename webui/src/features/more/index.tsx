import {
  Server,
  MailWarning,
  UserRound,
  ChartCandlestick,
  FileUp,
  HardDrive,
  ChevronRight,
  Smartphone,
  CloudAlert,
} from "lucide-react";
import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { userAtom, isGuestAtom, isGuestBudgetUndecidedAtom } from "@/state/session/session";
import { Page } from "@/ui/frame/Page";
import { PageBar } from "@/ui/frame/PageBar";
import { AccountRows, MoneyRows, EntryRows } from "./BudgetRows";
import { DeviceRows } from "./DeviceRows";
import { LeaveRow } from "@/parts/LeaveRow";
import { SupportContact } from "@/parts/SupportContact";
import { MoreRow } from "@/parts/MoreRow";
import { useRemote } from "@/parts/useRemote";
import { isServerOwnerAtom, serverRemote } from "@/state/session/server";
import { ListGroup } from "@/ui/rows/ListGroup";
import { emailToVerifyAtom } from "@/state/session/profile";
import { Banner } from "@/ui/frame/Banner";
import { ButtonLink } from "@/ui/actions/ButtonLink";
import { GuestSignUpButtons } from "@/parts/GuestSignUpButtons";
import { Card } from "@/ui/frame/Card";
import { IconTile } from "@/ui/art/IconTile";
import { Link } from "@/ui/actions/Link";
import type { User } from "@/contract/schemas";
import { Avatar } from "@/ui/art/Avatar";
import { hueOf } from "@/ui/art/hue";
import { Icon } from "@/ui/art/Icon";
import { Email } from "@/ui/figures/Email";
import { guestDialogAtom } from "@/state/session/guestDialog";
import { refusedAtom } from "@/state/budget/refused";
import { waitingAtom } from "@/state/budget/waiting";
import { useMessage } from "@/i18n/useMessage";
import { capabilitiesAtom, PAYMENTS } from "@/state/session/capabilities";
import { ListRow } from "@/ui/rows/ListRow";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";
import css from "./More.module.css";
import { version } from "../../../../package.json";
import { RowGroup } from "./RowGroup";

/** Person, settings, and sign-out. */
export default function More() {
  const { t } = useTranslation();
  const isGuest = useAtomValue(isGuestAtom);
  const user = useAtomValue(userAtom);
  return (
    <>
      <PageBar title={t("more.title")} />
      <Page>
        {isGuest ? <GuestCard /> : user && <ProfileCard user={user} />}
        <UnverifiedBanner />
        <NotSavedRow />
        {isGuest ? (
          <GuestRows />
        ) : (
          <>
            <MoneyRows />
            <AccountRows />
          </>
        )}
        <GuestLeftRow />
        <DeviceRows />
        {!isGuest && <ServerRows />}
        <LeaveRow />
        {!isGuest && <DisabledFeatures />}
        <SupportContact />
        <p className={css["More-version"]}>{t("more.version", { version })}</p>
      </Page>
    </>
  );
}

/** The way to the users of the server, for its owner alone. */
export function ServerRows() {
  const { t } = useTranslation();
  useRemote(serverRemote);
  if (!useAtomValue(isServerOwnerAtom)) return null;
  return (
    <ListGroup label={t("hosting.title")}>
      <MoreRow glyph={Server} hue="blue" title={t("hosting.title")} to="/server" />
    </ListGroup>
  );
}

/** While an e-mail waits for its code. */
function UnverifiedBanner() {
  const { t } = useTranslation();
  const waiting = useAtomValue(emailToVerifyAtom);
  return (
    waiting !== null && (
      <Banner glyph={MailWarning} inset text={t("more.unverified")}>
        <ButtonLink to="/profile/verify-email" kind="text">
          {t("more.verify")}
        </ButtonLink>
      </Banner>
    )
  );
}

/** Where a guest's data is, and the two ways to an account. */
function GuestCard() {
  const { t } = useTranslation();
  return (
    <Card pad>
      <div className={css["More-card"]}>
        <IconTile icon={{ glyph: UserRound, hue: "blue" }} />
        <div className={css["More-who"]}>
          <h2 className={css["More-name"]}>{t("more.guest")}</h2>
          <p className={css["More-text"]}>{t("more.guestText")}</p>
        </div>
      </div>
      <GuestSignUpButtons grow />
    </Card>
  );
}

/**
 * Features that need an account: each page says so and links to the sign-up. No server is asked for its capabilities.
 */
function GuestRows() {
  const { t } = useTranslation();
  return (
    <>
      <RowGroup title={t("more.money")}>
        <EntryRows />
        <MoreRow glyph={HardDrive} hue="slate" title={t("data.title")} to="/data" />
      </RowGroup>
      <RowGroup title={t("more.withAccount")}>
        <MoreRow glyph={ChartCandlestick} hue="teal" title={t("stock.title")} to="/stocks" />
        <MoreRow glyph={FileUp} hue="blue" title={t("imports.more")} to="/data/import" />
      </RowGroup>
    </>
  );
}

/** Name and picture of the person; leads to their profile. */
function ProfileCard({ user }: { user: User }) {
  const { id, name, email, avatar } = user;
  return (
    <Card>
      <Link className={css["More-profile"]} to="/profile/me">
        <Avatar name={name} picture={avatar ?? undefined} hue={hueOf(id)} round size="l" />
        <span className={css["More-who"]}>
          <h2 className={css["More-name"]}>{name}</h2>
          <span className={css["More-text"]}>{email !== null && <Email address={email} />}</span>
        </span>
        <Icon glyph={ChevronRight} size={20} />
      </Link>
    </Card>
  );
}

/** The budget a guest left on this device, while there is one: it can still be brought along. */
function GuestLeftRow() {
  const { t } = useTranslation();
  const isLeft = useAtomValue(isGuestBudgetUndecidedAtom);
  const open = useSetAtom(guestDialogAtom);
  return (
    isLeft && (
      <ListGroup label={t("guest.dataTitle")}>
        <MoreRow
          glyph={Smartphone}
          hue="sky"
          title={t("guest.dataTitle")}
          onPress={() => open("guestData")}
        />
      </ListGroup>
    )
  );
}

/** Row of refused and waiting changes; nothing once all is saved. */
function NotSavedRow() {
  const { t } = useTranslation();
  const refused = useAtomValue(refusedAtom).length;
  const waiting = useAtomValue(waitingAtom).length;
  if (refused + waiting === 0) return null;
  const title = t(refused > 0 ? "notSaved.title" : "notSaved.onTheWay");
  return (
    <ListGroup label={title}>
      <MoreRow
        glyph={CloudAlert}
        hue="red"
        title={title}
        value={refused > 0 ? String(refused) : t("states.waiting", { count: waiting })}
        to="/profile/not-saved"
      />
    </ListGroup>
  );
}

/** Features that a server without payments has switched off, each with its setting; shown to the owner alone. */
function DisabledFeatures() {
  const { t, exists } = useTranslation();
  const message = useMessage();
  const all = useAtomValue(capabilitiesAtom) ?? [];
  const isOwner = useAtomValue(isServerOwnerAtom);
  const off = all.filter(({ isOn }) => !isOn);
  if (!isOwner || !off.some(({ name }) => name === PAYMENTS)) return null;
  const nameOf = (name: string) => (exists(`capability.${name}`) ? message(`capability.${name}`) : name);
  return (
    <Section>
      <SectionHeader title={t("capability.offTitle")} />
      <ListGroup label={t("capability.offTitle")}>
        {off.map(({ name, setting }) => (
          <ListRow key={name} compact wrap title={nameOf(name)} sub={<code>{setting}</code>} />
        ))}
      </ListGroup>
      <p className={css["More-version"]}>{t("capability.offText")}</p>
    </Section>
  );
}
