/** The server's calls, typed by its own document. Every call gives a status with its data; no answer is the status `error`. */
import createClient, { type Client } from "openapi-fetch";
import type { paths } from "@/contract/api.gen";
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

/** `client.GET("/api/user/me")`: paths, bodies and answers are those of the document. Await it through `answered`. */
export type ServerClient = Client<paths>;

export interface HttpOptions {
  /** Where the calls go: `/api`, or an address in tests. */
  readonly base: string;
  readonly token: () => string | null;
  /** The authorization header of an answer carried a fresh token. */
  readonly onToken: (token: string) => void;
  /** The token at hand is missing or has ended. */
  readonly onUnauthorized: () => void;
  /** Runs a task after so many seconds; gives what takes it back. */
  readonly schedule?: (seconds: number, task: () => void) => () => void;
}

/** After this a call counts as not answered: the next one may get through. */
export const CALL_TIMEOUT_SECONDS = 30;
/** A long file is read, booked or taken back in one call. */
export const FILE_CALL_TIMEOUT_SECONDS = 300;

const FILE_CALL = /^\/api\/import\/|\/undo$/;

const NO_ANSWER = { ok: false, status: "error", problem: null, retryAfterSeconds: null } as const;

export function createServerClient(options: HttpOptions): ServerClient {
  return createClient<paths>({
    baseUrl: options.base.replace(/\/api$/, ""),
    headers: { "cache-control": "no-cache" },
    fetch: async (request) => {
      const sent = options.token();
      if (sent !== null) request.headers.set("authorization", `Bearer ${sent}`);
      const response = await fetchInTime(request, options.schedule ?? byTimer);
      noteToken(response, options, sent);
      return response;
    },
  });
}

/** A call's answer: its data, a refusal with its problem, or none in time. */
export async function answered<T>(
  call: Promise<{ data?: T; error?: unknown; response: Response }>,
): Promise<Answer<T>> {
  try {
    const { data, error, response } = await call;
    if (response.ok) return { ok: true, status: response.status, data: data as T };
    if (typeof error !== "object") return NO_ANSWER;
    const retryAfter = Number(response.headers.get("retry-after") ?? Number.NaN);
    return {
      ok: false,
      status: response.status,
      problem: error as Problem,
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

/** The whole answer: one whose body never ends is none. */
async function fetchInTime(
  request: Request,
  schedule: NonNullable<HttpOptions["schedule"]>,
): Promise<Response> {
  const hangUp = new AbortController();
  const isOfFile = FILE_CALL.test(new URL(request.url).pathname);
  const cancel = schedule(isOfFile ? FILE_CALL_TIMEOUT_SECONDS : CALL_TIMEOUT_SECONDS, () => {
    hangUp.abort();
  });
  try {
    const response = await fetch(request, { signal: hangUp.signal });
    const { status, headers } = response;
    return new Response(await response.arrayBuffer(), { status, headers });
  } finally {
    cancel();
  }
}

function byTimer(seconds: number, task: () => void): () => void {
  const timer = setTimeout(task, seconds * 1000);
  return () => {
    clearTimeout(timer);
  };
}

function noteToken(response: Response, options: HttpOptions, sent: string | null): void {
  const token = response.headers.get("authorization")?.replace(/^Bearer /, "");
  if (token !== undefined) options.onToken(token);
  // An answer to an old token says nothing about the one that came since.
  if (response.status === 401 && sent !== null && sent === options.token()) options.onUnauthorized();
}
