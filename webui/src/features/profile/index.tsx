import { useAtomValue } from "@/state/useAtomValue";
import {
  KeyRound,
  Mail,
  ShieldCheck,
  Smartphone,
  Terminal,
  Trash,
  UserRound,
  MailWarning,
} from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { useNavigate } from "react-router";
import { useSetAtom } from "jotai";
import { useState } from "react";
import type { User } from "@/contract/schemas";
import { FormPage } from "@/parts/forms/FormPage";
import { userAtom } from "@/state/session/session";
import { Avatar } from "@/ui/art/Avatar";
import { Button } from "@/ui/actions/Button";
import { hueOf } from "@/ui/art/hue";
import { ListGroup } from "@/ui/rows/ListGroup";
import { IconTile } from "@/ui/art/IconTile";
import { ListRow } from "@/ui/rows/ListRow";
import { useErrorText } from "@/i18n/useErrorText";
import { updateProfileAtom, emailToVerifyAtom } from "@/state/session/profile";
import { Switch } from "@/ui/fields/Switch";
import { showToast } from "@/ui/overlays/toasts";
import { Banner } from "@/ui/frame/Banner";
import { ButtonLink } from "@/ui/actions/ButtonLink";
import { ButtonRow } from "@/ui/actions/ButtonRow";
import { Card } from "@/ui/frame/Card";
import {
  DELETE,
  EMAIL,
  MORE,
  NAME,
  PASSWORD,
  PICTURE,
  SECURITY,
  SESSIONS,
  TOKENS,
  VERIFY_EMAIL,
} from "./paths";

/** Name, ways to sign in, and deletion of the account. */
export default function Profile() {
  const { t } = useTranslation();
  const user = useAtomValue(userAtom);
  return (
    <FormPage narrow title={t("profile.title")} back={MORE}>
      {user && (
        <>
          <PendingEmail />
          <PersonRows user={user} />
          <ListGroup label={t("profile.sharing")}>
            <FindableRow user={user} />
          </ListGroup>
          <DeleteButton />
        </>
      )}
    </FormPage>
  );
}

function PersonRows({ user }: { user: User }) {
  const { t } = useTranslation();
  const password = user.hasPassword ? "profile.changePassword" : "profile.setPassword";
  return (
    <ListGroup label={t("profile.title")}>
      <ListRow
        chevron
        start={<Avatar name={user.name} picture={user.avatar ?? undefined} hue={hueOf(user.id)} round />}
        title={t("profile.picture")}
        to={PICTURE}
      />
      <Row icon={{ glyph: UserRound, hue: "blue" }} title={t("profile.name")} sub={user.name} to={NAME} />
      <Row icon={{ glyph: Mail, hue: "orange" }} title={t("profile.email")} sub={user.email} to={EMAIL} />
      <Row icon={{ glyph: KeyRound, hue: "violet" }} title={t(password)} to={PASSWORD} />
      <Row icon={{ glyph: ShieldCheck, hue: "green" }} title={t("security.title")} to={SECURITY} />
      <Row icon={{ glyph: Smartphone, hue: "teal" }} title={t("profile.sessions")} to={SESSIONS} />
      <Row icon={{ glyph: Terminal, hue: "slate" }} title={t("connect.title")} to={TOKENS} />
    </ListGroup>
  );
}

interface RowProps {
  icon: Parameters<typeof IconTile>[0]["icon"];
  title: string;
  /** Present value. */
  sub?: string | null;
  to: string;
}

function Row({ icon, title, sub, to }: RowProps) {
  return <ListRow chevron start={<IconTile icon={icon} size="s" />} title={title} sub={sub} to={to} />;
}

function DeleteButton() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <Button kind="danger-text" glyph={Trash} onClick={() => void navigate(DELETE)}>
      {t("profile.delete")}
    </Button>
  );
}

/** Switch that lets others find and invite the person. */
export function FindableRow({ user }: { user: User }) {
  const { t } = useTranslation();
  const why = useErrorText();
  const update = useSetAtom(updateProfileAtom);
  const [wanted, setWanted] = useState<boolean | null>(null);
  async function save(canAddToWorkspace: boolean): Promise<void> {
    setWanted(canAddToWorkspace);
    const outcome = await update({ canAddToWorkspace });
    setWanted(null);
    if (!outcome.ok) showToast({ text: why(outcome), tone: "error" });
  }
  return (
    <ListRow
      control
      title={t("profile.findable")}
      sub={t("profile.findableText")}
      end={
        <Switch
          checked={wanted ?? user.canAddToWorkspace}
          onChange={(event) => void save(event.target.checked)}
        />
      }
    />
  );
}

/** The e-mail that waits for its code; a new one can be taken back as long as it waits. */
export function PendingEmail() {
  const { t } = useTranslation();
  const waiting = useAtomValue(emailToVerifyAtom);
  const user = useAtomValue(userAtom);
  if (waiting === null || user === null) return null;
  const { email, pendingEmail } = user;
  const isNew = pendingEmail !== null;
  return (
    <Card pad>
      <Banner
        glyph={MailWarning}
        inset
        text={t(isNew ? "profile.emailWaits" : "profile.emailUnverified", { email: waiting })}
      />
      <ButtonRow>
        <ButtonLink to={VERIFY_EMAIL} kind="tonal" grow>
          {t("profile.enterCode")}
        </ButtonLink>
        {isNew && email !== null && <TakeBack email={email} />}
      </ButtonRow>
    </Card>
  );
}

function TakeBack({ email }: { email: string }) {
  const { t } = useTranslation();
  const why = useErrorText();
  const update = useSetAtom(updateProfileAtom);
  async function takeBack(): Promise<void> {
    const outcome = await update({ email });
    if (!outcome.ok) showToast({ text: why(outcome), tone: "error" });
  }
  return (
    <Button kind="outline" grow onClick={() => void takeBack()}>
      {t("profile.keepOldEmail")}
    </Button>
  );
}
