import { Bot, Copy, Terminal, type LucideIcon, KeyRound, Trash } from "lucide-react";
import { useSetAtom } from "jotai";
import { useState } from "react";
import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { useMessage } from "@/i18n/useMessage";
import { FormPage } from "@/parts/forms/FormPage";
import { useRemote } from "@/parts/useRemote";
import { workspacesAtom } from "@/state/budget/workspace";
import { tokensRemote, type AccessToken, revokeTokenAtom } from "@/state/session/tokens";
import { Button } from "@/ui/actions/Button";
import { ButtonLink } from "@/ui/actions/ButtonLink";
import { EmptyState } from "@/ui/frame/EmptyState";
import { ListGroup } from "@/ui/rows/ListGroup";
import { SkeletonRows } from "@/ui/frame/Skeleton";
import { IconButton } from "@/ui/actions/IconButton";
import { IconTile } from "@/ui/art/IconTile";
import { copyText } from "@/ui/browser/copyText";
import { Card } from "@/ui/frame/Card";
import { showToast } from "@/ui/overlays/toasts";
import { ListRow } from "@/ui/rows/ListRow";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";
import { useErrorText } from "@/i18n/useErrorText";
import { ConfirmDialog } from "@/ui/overlays/ConfirmDialog";
import { dayOfInstant } from "@/parts/days";
import { NEW_TOKEN, PROFILE } from "../paths";
import css from "../Profile.module.css";

/** The person's access tokens, and the commands with which an assistant and the terminal connect. */
export default function Tokens() {
  const { t } = useTranslation();
  return (
    <FormPage narrow title={t("connect.title")} back={PROFILE}>
      <List />
      <Programs />
    </FormPage>
  );
}

function List() {
  const { t } = useTranslation();
  const message = useMessage();
  const workspaces = useAtomValue(workspacesAtom);
  const { reading: tokens, again } = useRemote(tokensRemote);
  if (tokens === null) return <SkeletonRows count={2} label={t("states.loading")} />;
  if (!tokens.ok) {
    return (
      <EmptyState art="list" title={t("tokens.failed")} text={message(tokens.code, tokens.params)}>
        <Button onClick={again}>{t("actions.retry")}</Button>
      </EmptyState>
    );
  }
  if (tokens.data.length === 0) return <None />;
  return (
    <>
      <ListGroup label={t("tokens.title")}>
        {tokens.data.map((token) => (
          <TokenRow
            key={token.id}
            token={token}
            workspace={workspaces.find(({ id }) => id === token.workspaceId)?.name}
            onRevoked={again}
          />
        ))}
      </ListGroup>
      <ButtonLink to={NEW_TOKEN} kind="tonal" block>
        {t("tokens.new")}
      </ButtonLink>
    </>
  );
}

function None() {
  const { t } = useTranslation();
  return (
    <EmptyState art="list" title={t("tokens.none")} text={t("tokens.noneText")}>
      <ButtonLink to={NEW_TOKEN} size="l">
        {t("tokens.new")}
      </ButtonLink>
    </EmptyState>
  );
}

/** Commands with which an assistant and the terminal use this server. */
function Programs() {
  const { t } = useTranslation();
  const { origin } = window.location;
  return (
    <>
      <Program
        title={t("connect.assistants")}
        glyph={Bot}
        question={t("connect.ask")}
        text={t("connect.askText")}
        commands={[`budget login ${origin}`, "claude mcp add budget -- budget mcp"]}
      />
      <Program
        title={t("connect.terminal")}
        glyph={Terminal}
        question={t("connect.prefer")}
        text={t("connect.preferText")}
        commands={[`budget login ${origin}`, "budget add 4.50 coffee"]}
      />
    </>
  );
}

interface ProgramProps {
  title: string;
  glyph: LucideIcon;
  question: string;
  text: string;
  commands: readonly string[];
}

function Program({ title, glyph, question, text, commands }: ProgramProps) {
  return (
    <Section>
      <SectionHeader title={title} />
      <Card pad>
        <ul>
          <ListRow
            start={<IconTile icon={{ glyph, hue: "violet" }} size="s" />}
            title={question}
            sub={text}
            wrap
          />
        </ul>
        {commands.map((command) => (
          <Command key={command} command={command} />
        ))}
      </Card>
    </Section>
  );
}

function Command({ command }: { command: string }) {
  const { t } = useTranslation();
  async function copy(): Promise<void> {
    if (await copyText(command)) showToast({ text: t("tokens.copied") });
  }
  return (
    <div className={css["Profile-command"]}>
      <code>{command}</code>
      <IconButton glyph={Copy} label={t("connect.copy", { command })} onClick={() => void copy()} />
    </div>
  );
}

interface TokenRowProps {
  token: AccessToken;
  /** The name of the only workspace it is good for. */
  workspace: string | undefined;
  onRevoked: () => void;
}

/** A token: what it may, how long, and when it was used last. */
function TokenRow({ token, workspace, onRevoked }: TokenRowProps) {
  const { t } = useTranslation();
  const { name, scope, workspaceId, expiresAt, lastUsedAt } = token;
  const place = workspaceId === null ? t("tokens.everywhere") : workspace;
  const used =
    lastUsedAt === null ? t("tokens.unused") : t("tokens.lastUsed", { day: dayOfInstant(lastUsedAt) });
  return (
    <ListRow
      start={<IconTile icon={{ glyph: KeyRound, hue: "violet" }} size="s" />}
      title={name}
      wrap
      sub={
        <>
          {[t(`tokens.scope.${scope}`), place].filter(Boolean).join(" · ")}
          <br />
          {t("tokens.until", { day: dayOfInstant(expiresAt) })}
          <br />
          {used}
        </>
      }
      end={<RevokeButton token={token} onRevoked={onRevoked} />}
    />
  );
}

function RevokeButton({ token, onRevoked }: Pick<TokenRowProps, "token" | "onRevoked">) {
  const { t } = useTranslation();
  const why = useErrorText();
  const [asking, setAsking] = useState(false);
  const revoke = useSetAtom(revokeTokenAtom);
  const close = () => setAsking(false);
  async function confirm(): Promise<void> {
    close();
    const outcome = await revoke(token.id);
    if (!outcome.ok) showToast({ text: why(outcome), tone: "error" });
    onRevoked();
  }
  return (
    <>
      <IconButton
        glyph={Trash}
        label={t("tokens.revokeNamed", { name: token.name })}
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        open={asking}
        danger
        title={t("tokens.revokeTitle", { name: token.name })}
        text={t("tokens.revokeText")}
        confirmLabel={t("tokens.revoke")}
        onCancel={close}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
