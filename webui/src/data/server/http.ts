/** The server's calls, typed by its own document. Every call gives a status with its data; no answer is the status `error`. */
import createClient, { type Client } from "openapi-fetch";
import type { paths } from "@/contract/api.gen";

/** `client.GET("/api/user/me")`: paths, bodies and answers are those of the document. Await it through `answered`. */
export type ServerClient = Client<paths>;

export interface HttpOptions {
  /** Where the calls go: `/api`, or an address in tests. */
  readonly base: string;
  readonly token: () => string | null;
  /** A fresh token in the authorization header of an answer, and the token that its call was sent with. */
  readonly onToken: (token: string, sent: string | null) => void;
  /** The token at hand is missing or has ended. */
  readonly onUnauthorized: () => void;
  /** Aborts the calls that are made now when their person leaves; what is answered nevertheless counts as no answer. */
  readonly signal?: () => AbortSignal;
  /** Runs a task after so many seconds; gives what takes it back. */
  readonly schedule?: (seconds: number, task: () => void) => () => void;
}

/** After this a call counts as not answered: the next one may get through. */
export const CALL_TIMEOUT_SECONDS = 30;
/** A long file is read, booked or taken back in one call. */
export const FILE_CALL_TIMEOUT_SECONDS = 300;

const FILE_CALL = /^\/api\/import\/|\/undo$/;

export function createServerClient(options: HttpOptions): ServerClient {
  return createClient<paths>({
    baseUrl: options.base.replace(/\/api$/, ""),
    headers: { "cache-control": "no-cache" },
    fetch: async (request) => {
      const [sent, signal] = [options.token(), options.signal?.()];
      if (sent !== null) request.headers.set("authorization", `Bearer ${sent}`);
      const response = await fetchInTime(request, options.schedule ?? byTimer, signal);
      signal?.throwIfAborted();
      noteToken(response, options, sent);
      return response;
    },
  });
}

/** The whole answer: one whose body never ends is none. */
async function fetchInTime(
  request: Request,
  schedule: NonNullable<HttpOptions["schedule"]>,
  signal: AbortSignal | undefined,
): Promise<Response> {
  const hangUp = new AbortController();
  const abort = () => hangUp.abort();
  signal?.addEventListener("abort", abort);
  const isOfFile = FILE_CALL.test(new URL(request.url).pathname);
  const cancel = schedule(isOfFile ? FILE_CALL_TIMEOUT_SECONDS : CALL_TIMEOUT_SECONDS, abort);
  try {
    const response = await fetch(request, { signal: hangUp.signal });
    const { status, headers } = response;
    return new Response(await response.arrayBuffer(), { status, headers });
  } finally {
    cancel();
    signal?.removeEventListener("abort", abort);
  }
}

function byTimer(seconds: number, task: () => void): () => void {
  const timer = setTimeout(task, seconds * 1000);
  return () => clearTimeout(timer);
}

function noteToken(response: Response, options: HttpOptions, sent: string | null): void {
  const token = response.headers.get("authorization")?.replace(/^Bearer /, "");
  if (token !== undefined) options.onToken(token, sent);
  // An answer to an old token says nothing about the one that came since.
  if (response.status === 401 && sent !== null && sent === options.token()) options.onUnauthorized();
}
