/** Result of an action, in the words of forms: done, or a code to translate and the fields it is about. */
import { isFull, isLost } from "@/data/device/connection";
import { isSilent } from "@/data/device/silence";
import type { Problem } from "@/contract/schemas";
import type { Answer } from "@/data/server/answer";
import { DomainError, type FieldErrors } from "@/domain";

export type Outcome = { readonly ok: true } | Failure;

export interface Failure {
  readonly ok: false;
  /** The key of its text: a code of the server or one of those below. */
  readonly code: string;
  readonly fields: FieldErrors;
  readonly params: Readonly<Record<string, string>>;
  /** The server's own words, for a code without a text. */
  readonly message?: string;
}

/** Value that was read, or why there is none. */
export type Reading<T> = { readonly ok: true; readonly data: T } | Failure;

export const DONE: Outcome = { ok: true };

/** The person was asked, and said no. */
export const DECLINED: Failure = { ok: false, code: "declined", fields: {}, params: {} };

/** The code of a call that never reached the server. */
export const NETWORK = "network";

/** Failure of a change whose code or texts are not on this device, without a connection to fetch them. */
export const MISSING: Failure = { ok: false, code: "missing.text", fields: {}, params: {} };

/** The code of a change that found no space left on this device. */
export const DEVICE_FULL = "deviceFull";

/** The code of a change that the browser's closed database did not take. */
export const DEVICE_CLOSED = "deviceClosed";

/** The code of a change that the browser's storage did not answer to. */
export const DEVICE_SILENT = "deviceSilent";

export function outcomeOf(answer: Answer<unknown>): Outcome {
  return answer.ok ? DONE : failed(answer);
}

export function readingOf<T>(answer: Answer<T>): Reading<T> {
  return answer.ok ? { ok: true, data: answer.data } : failed(answer);
}

function failed(answer: Answer<never> & { ok: false }): Failure {
  if (answer.status === "error") return { ok: false, code: NETWORK, fields: {}, params: {} };
  // A server of another version, or a proxy before it, may leave any of these out.
  const problem: Partial<Problem> = answer.problem;
  const { fields = {}, params = {}, message = "" } = problem;
  const code: string = problem.code ?? "";
  return { ok: false, code, fields, params, ...(message !== "" && { message }) };
}

/** A broken rule, or a device that took nothing, as an outcome; other errors are bugs and stay errors. */
export function failureOf(error: unknown): Failure {
  if (error instanceof DomainError) {
    return { ok: false, code: error.code, fields: error.fields, params: error.params };
  }
  if (isFull(error)) return { ok: false, code: DEVICE_FULL, fields: {}, params: {} };
  if (isSilent(error)) return { ok: false, code: DEVICE_SILENT, fields: {}, params: {} };
  if (isLost(error)) return { ok: false, code: DEVICE_CLOSED, fields: {}, params: {} };
  throw error;
}
