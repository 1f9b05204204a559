import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { useMessage } from "@/i18n/useMessage";
import { FormPage } from "@/parts/forms/FormPage";
import { useRemote } from "@/parts/useRemote";
import { workspacesAtom } from "@/state/budget/workspace";
import { tokensRemote } from "@/state/session/tokens";
import { Button } from "@/ui/actions/Button";
import { ButtonLink } from "@/ui/actions/ButtonLink";
import { EmptyState } from "@/ui/frame/EmptyState";
import { ListGroup } from "@/ui/rows/ListGroup";
import { SkeletonRows } from "@/ui/frame/Skeleton";
import { NEW_TOKEN, PROFILE } from "../paths";
import { Programs } from "./Programs";
import { TokenRow } from "./TokenRow";

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
