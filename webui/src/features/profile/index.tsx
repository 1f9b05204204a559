import { useAtomValue } from "@/state/useAtomValue";
import { KeyRound, Mail, Smartphone, Terminal, Trash, UserRound } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { useNavigate } from "react-router";
import type { User } from "@/contract/schemas";
import { FormPage } from "@/parts/forms/FormPage";
import { userAtom } from "@/state/session/session";
import { Avatar } from "@/ui/art/Avatar";
import { Button } from "@/ui/actions/Button";
import { hueOf } from "@/ui/art/hue";
import { ListGroup } from "@/ui/rows/ListGroup";
import { IconTile } from "@/ui/art/IconTile";
import { ListRow } from "@/ui/rows/ListRow";
import { FindableRow } from "./FindableRow";
import { DELETE, EMAIL, MORE, NAME, PASSWORD, PICTURE, SESSIONS, TOKENS } from "./paths";
import { PendingEmail } from "./email/PendingEmail";

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
