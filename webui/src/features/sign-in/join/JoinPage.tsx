import { type ReactNode, useEffect } from "react";
import { useSetAtom } from "jotai";
import { useNavigate } from "react-router";
import { useTranslation } from "@/i18n/useTranslation";
import { usePageHeading } from "@/ui/browser/usePageHeading";
import { useAtom, useAtomValue } from "@/state/useAtomValue";
import { joinCodeAtom, joinNameAtom, NEW_PERSON } from "@/state/invitationCode";
import { guestDialogAtom } from "@/state/session/guestDialog";
import { isGuestAtom } from "@/state/session/session";
import { Button } from "@/ui/actions/Button";
import GuestDialog from "../guest/GuestDialog";
import { useSignUpOpen } from "../useSignUpForm";
import css from "./Join.module.css";

export interface JoinPageProps {
  art?: ReactNode;
  heading: string;
  /** Buttons. */
  foot: ReactNode;
  children: ReactNode;
}

/** The frame of what an invitation link shows. Its title names nobody: it stands in the browser's history. */
export function JoinPage({ art, heading, foot, children }: JoinPageProps) {
  const { t } = useTranslation();
  const focused = usePageHeading(t("join.title"));
  return (
    <div className={css["Join"]}>
      <div className={css["Join-body"]}>
        <header className={css["Join-head"]}>
          {art}
          <h1 ref={focused} tabIndex={-1}>
            {heading}
          </h1>
        </header>
        {children}
      </div>
      <div className={css["Join-foot"]}>{foot}</div>
    </div>
  );
}

export interface StrangerWaysProps {
  code: string;
  /** Makes a button of a way in, which asks for the name first. */
  ask: (way: (name: string) => void) => () => void;
}

/** The two ways in for somebody without a session; a guest's lead through their dialog, which takes their budget along. */
export function StrangerWays({ code, ask }: StrangerWaysProps) {
  const { t } = useTranslation();
  const isSignUpOpen = useSignUpOpen();
  const { signUp, logIn } = useWaysIn(code);
  return (
    <>
      {isSignUpOpen && (
        <Button size="l" block onClick={ask(signUp)}>
          {t("join.signUp")}
        </Button>
      )}
      <Button kind="outline" size="l" block onClick={ask(logIn)}>
        {t("guest.haveAccount")}
      </Button>
      <GuestDialog />
    </>
  );
}

/** Ways in that end in the workspace of the link: its code is held from the press on, not by a mere look. */
export function useWaysIn(code: string) {
  const navigate = useNavigate();
  const isGuest = useAtomValue(isGuestAtom);
  const [dialog, setDialog] = useAtom(guestDialogAtom);
  const [hold, holdName] = [useSetAtom(joinCodeAtom), useSetAtom(joinNameAtom)];
  const isLeft = isGuest && dialog === null;
  useEffect(() => {
    if (isLeft) hold("");
  }, [isLeft, hold]);
  const go =
    (mode: "signUpUser" | "signInUser", page: string) =>
    (name = NEW_PERSON) => {
      hold(code);
      holdName(name);
      if (isGuest) setDialog(mode);
      else void navigate(page);
    };
  return { signUp: go("signUpUser", "/sign-up"), logIn: go("signInUser", "/login") };
}
