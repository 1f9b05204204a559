/** Second step of a sign-in: a code that is asked for wherever the first step was. */
import { atom } from "jotai";
import type { Problem, User } from "@/contract/schemas";
import type { Answer } from "@/data/server/answer";
import { ErrorCode } from "@/domain";
import { DECLINED, DONE, outcomeOf, type Outcome } from "../outcome";

export interface SecondStep {
  /** Sends a code; the question ends when it is right or the sign-in is over. */
  readonly enter: (code: string) => Promise<Outcome>;
  /** Goes back to the first step. */
  readonly cancel: () => void;
}

const stepCell = atom<SecondStep | null>(null);

/** Null while no code is asked for. */
export const secondStepAtom = atom((get) => get(stepCell));

/** The answer to a second step that the person gave up. */
const GIVEN_UP: Answer<User> = {
  ok: false,
  status: 0,
  problem: { code: DECLINED.code, fields: {}, params: {}, message: "" } as unknown as Problem,
  retryAfterSeconds: null,
};

export const askSecondStepAtom = atom(
  null,
  (_get, set, send: (code: string) => Promise<Answer<User>>): Promise<Answer<User>> =>
    new Promise((resolve) => {
      const end = (answer: Answer<User>) => {
        set(stepCell, null);
        resolve(answer);
      };
      set(stepCell, {
        cancel: () => end(GIVEN_UP),
        async enter(code) {
          const answer = await send(code);
          const isOver = !answer.ok && answer.problem?.code === ErrorCode.AUTH_TICKET_EXPIRED;
          if (answer.ok || isOver) end(answer);
          return answer.ok || isOver ? DONE : outcomeOf(answer);
        },
      });
    }),
);
