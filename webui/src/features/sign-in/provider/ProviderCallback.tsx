import { useTranslation } from "@/i18n/useTranslation";
import { Navigate, useLocation, useNavigate } from "react-router";
import { useSetAtom } from "jotai";
import { useEffect, useRef, useState } from "react";
import { ErrorCode } from "@/domain";
import { useMessage } from "@/i18n/useMessage";
import { useErrorText } from "@/i18n/useErrorText";
import { ButtonLink } from "@/ui/actions/ButtonLink";
import {
  linkProviderAtom,
  finishProviderAtom,
  type ProviderName,
  type ProviderReturn,
} from "@/state/session/providers";
import { useFieldForm } from "@/parts/useFieldForm";
import { PasswordField } from "@/ui/fields/PasswordField";
import { SubmitForm } from "@/ui/fields/SubmitForm";
import type { Outcome } from "@/state/outcome";
import css from "../SignInPage.module.css";
import { PasswordPage } from "../password/PasswordPage";
import { PROVIDERS } from "./marks";

/** Where Google and Apple send people back to: in, to the password that connects the accounts, or back to logging in. */
export default function ProviderCallback() {
  const { t } = useTranslation();
  const [message, why] = [useMessage(), useErrorText()];
  const { given, outcome } = useProviderCallback();
  if (given.kind === "bare") return <Navigate to="/login" replace />;
  if (given.kind === "refused") {
    return <NotIn text={t("signIn.providerCancelled", { provider: PROVIDERS[given.provider].label })} />;
  }
  if (outcome === null || outcome.ok) return <p role="status">{t("signIn.providerWaiting")}</p>;
  if (outcome.code === ErrorCode.AUTH_LINK_PASSWORD) return <Link text={message(outcome.code)} />;
  const isUninvited = INVITATION_CODES.has(outcome.code);
  return (
    <NotIn text={why(outcome)} {...(isUninvited && { to: "/sign-up", label: t("signIn.signUpTitle") })} />
  );
}

const INVITATION_CODES: ReadonlySet<string> = new Set([
  ErrorCode.AUTH_INVITATION_REQUIRED,
  ErrorCode.AUTH_INVITATION_CODE,
]);

function Link({ text }: { text: string }) {
  const { t } = useTranslation();
  return (
    <PasswordPage title={t("signIn.linkTitle")}>
      <LinkForm lead={text} />
    </PasswordPage>
  );
}

function NotIn({ text, to = "/login", label }: { text: string; to?: string; label?: string }) {
  const { t } = useTranslation();
  return (
    <PasswordPage title={t("signIn.providerFailedTitle")}>
      <p className={css["SignInPage-lead"]} role="alert">
        {text}
      </p>
      <ButtonLink to={to} size="l" block>
        {label ?? t("signIn.backToLogin")}
      </ButtonLink>
    </PasswordPage>
  );
}

interface LinkValues {
  currentPassword: string;
}

const RULES = { currentPassword: "secret" } as const;

/** The password of the account that has the e-mail already. */
function LinkForm({ lead }: { lead: string }) {
  const { t } = useTranslation();
  const { field, ...form } = useFieldForm<LinkValues>(RULES, useSetAtom(linkProviderAtom));
  return (
    <SubmitForm {...form} submitLabel={t("signIn.linkSave")}>
      <p className={css["SignInPage-lead"]}>{lead}</p>
      <PasswordField
        {...field("currentPassword")}
        label={t("signIn.linkCurrent")}
        autoComplete="current-password"
        showLabel={t("password.show")}
        hideLabel={t("password.hide")}
      />
    </SubmitForm>
  );
}

/** Takes what a provider said out of the address and the history, and finishes the sign-in with it, once. */
function useProviderCallback(): { given: Callback; outcome: Outcome | null } {
  const location = useLocation();
  const navigate = useNavigate();
  const finish = useSetAtom(finishProviderAtom);
  const [given] = useState(() => readCallback(location));
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const isTaken = useRef(false);
  const { pathname } = location;
  useEffect(() => {
    if (isTaken.current) return;
    isTaken.current = true;
    if (given.kind !== "bare") void navigate(pathname, { replace: true });
    if (given.kind === "signedIn") void finish(given.returned).then(setOutcome);
  }, [given, finish, navigate, pathname]);
  return { given, outcome };
}

/** Way the browser came back: with a code that finishes the sign-in, refused by the provider, or by itself. */
type Callback =
  | { readonly kind: "signedIn"; readonly returned: ProviderReturn }
  | { readonly kind: "refused"; readonly provider: ProviderName }
  | { readonly kind: "bare" };

/** Reads the address of a provider's page: Google says it in the query, Apple behind `#`. */
export function readCallback({
  pathname,
  search,
  hash,
}: Record<"pathname" | "search" | "hash", string>): Callback {
  const provider = pathname === "/apple" ? "apple" : "google";
  const said = new URLSearchParams(provider === "apple" ? hash.slice(1) : search);
  const [code, state, name] = ["code", "state", "name"].map((key) => said.get(key));
  if (code && state) {
    return { kind: "signedIn", returned: { provider, code, state, ...(name ? { name } : {}) } };
  }
  return said.size === 0 ? { kind: "bare" } : { kind: "refused", provider };
}
