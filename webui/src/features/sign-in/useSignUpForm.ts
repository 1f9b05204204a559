import { useSetAtom } from "jotai";
import { useAtom, useAtomValue } from "@/state/useAtomValue";
import { ErrorCode } from "@/domain";
import type { SignUp } from "@/contract/schemas";
import type { Outcome } from "@/state/outcome";
import { signUpPolicyAtom, healthRemote, isSignUpOpenAtom } from "@/state/session/capabilities";
import { invitationCodeAtom, joinCodeAtom, joinNameAtom, NEW_PERSON } from "@/state/invitationCode";
import { isNameTaken } from "@/state/session/joining";
import { useRemote } from "@/parts/useRemote";
import { SIGN_UP_CROSS_RULE, SIGN_UP_RULES, type SignUpValues } from "./fields";
import { useSignInForm } from "./useSignInForm";

/**
 * A form that signs up, with the invitation code somebody came with, or that of a link. They are forgotten once used: the
 * link's by the page that joins; one that is gone at once, so that the next press signs up without it.
 */
export function useSignUpForm(submit: (body: SignUp) => Promise<Outcome>) {
  const [code, hold] = useAtom(invitationCodeAtom);
  const [joinCode, holdJoin] = useAtom(joinCodeAtom);
  const [memberId, holdName] = useAtom(joinNameAtom);
  const setPolicy = useSetAtom(signUpPolicyAtom);
  async function send({ invitationCode, ...person }: SignUpValues): Promise<Outcome> {
    const outcome = await submit({
      ...person,
      ...(invitationCode !== "" && { invitationCode }),
      ...(joinCode !== "" && { joinCode, ...(memberId !== NEW_PERSON && { memberId }) }),
    });
    if (outcome.ok) hold("");
    else if (outcome.code === ErrorCode.LINK_GONE) holdJoin("");
    else if (isNameTaken(outcome)) holdName(NEW_PERSON);
    else if (outcome.fields["invitationCode"] !== undefined) setPolicy("invited");
    return outcome;
  }
  const {
    carry: carryEmail,
    value,
    ...form
  } = useSignInForm<SignUpValues>(SIGN_UP_RULES, send, SIGN_UP_CROSS_RULE, {
    invitationCode: code,
  });
  const carry = () => {
    hold(value("invitationCode"));
    carryEmail();
  };
  return { ...form, carry };
}

/** Returns true where signing up is to be offered; the server is asked when the page opens, and when the connection is back. */
export function useSignUpOpen(): boolean {
  useRemote(healthRemote);
  return useAtomValue(isSignUpOpenAtom);
}
