import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { sessionAtom } from "@/state/session/session";
import { Button } from "@/ui/actions/Button";
import { ButtonLink } from "@/ui/actions/ButtonLink";
import { JoinPage, useWaysIn } from "./JoinPage";
import css from "./Join.module.css";

/** In place of a link that lets nobody in; who joined by it before, on another device, logs in. */
export function Gone({ code }: { code: string }) {
  const { t } = useTranslation();
  const isNobody = useAtomValue(sessionAtom).kind === "none";
  const { logIn } = useWaysIn(code);
  return (
    <JoinPage
      heading={t("join.goneTitle")}
      foot={
        isNobody ? (
          <Button kind="outline" size="l" block onClick={() => logIn()}>
            {t("signIn.login")}
          </Button>
        ) : (
          <ToBudget />
        )
      }
    >
      <p className={css["Join-note"]} role="status">
        {t("join.goneText")} {isNobody && t("join.goneMember")}
      </p>
    </JoinPage>
  );
}

export function ToBudget() {
  const { t } = useTranslation();
  return (
    <ButtonLink to="/" kind="text" size="l" block>
      {t("join.toBudget")}
    </ButtonLink>
  );
}
