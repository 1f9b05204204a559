/** Results of calls: a status with its data or a problem; no answer is the status `error`. */
import type { Problem } from "@/contract/schemas";

export type Answer<T> =
  | { readonly ok: true; readonly status: number; readonly data: T }
  | {
      readonly ok: false;
      readonly status: number;
      readonly problem: Problem;
      readonly retryAfterSeconds: number | null;
    }
  | {
      readonly ok: false;
      readonly status: "error";
      readonly problem: null;
      readonly retryAfterSeconds: null;
    };

/** A refusal without the server's own words: a proxy's page, or a server of another version. */
const NO_WORDS = { code: "", message: "", fields: {}, params: {}, current: null, choices: null };

/** The answer to a call that none came to. */
export const NO_ANSWER = { ok: false, status: "error", problem: null, retryAfterSeconds: null } as const;

/** A call's answer: its data, a refusal with its problem, or none in time. */
export async function answered<T>(
  call: Promise<{ data?: T; error?: unknown; response: Response }>,
): Promise<Answer<T>> {
  try {
    const { data, error, response } = await call;
    if (response.ok) return { ok: true, status: response.status, data: data as T };
    const retryAfter = Number(response.headers.get("retry-after") ?? Number.NaN);
    return {
      ok: false,
      status: response.status,
      problem: { ...NO_WORDS, status: response.status, ...(typeof error === "object" && error) } as Problem,
      retryAfterSeconds: Number.isNaN(retryAfter) ? null : retryAfter,
    };
  } catch {
    return NO_ANSWER;
  }
}

/** A call that got no usable answer; whatever was read so far is not used. */
export class Unanswered extends Error {
  readonly status: number | "error";

  constructor(status: number | "error") {
    super(`no answer: ${status}`);
    this.status = status;
  }
}

export function dataOf<T>(answer: Answer<T>): T {
  if (!answer.ok) throw new Unanswered(answer.status);
  return answer.data;
}
