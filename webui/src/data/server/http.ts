/** Calls to the server: every call gives a status with its data, and a failed network is the status `error`. */
import type { Problem } from "@/contract/schemas";

export interface Request {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** Below `/api`. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  /** A picture goes as it is, everything else as JSON. */
  readonly body?: unknown;
}

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

export type Call = <T>(request: Request) => Promise<Answer<T>>;

export interface HttpOptions {
  /** Where the calls go: `/api`, or an address in tests. */
  readonly base: string;
  readonly token: () => string | null;
  /** The authorization header of an answer carried a fresh token. */
  readonly onToken: (token: string) => void;
  /** The token at hand is missing or has ended. */
  readonly onUnauthorized: () => void;
}

const NO_ANSWER = { ok: false, status: "error", problem: null, retryAfterSeconds: null } as const;

export function createCall(options: HttpOptions): Call {
  return async function call<T>(request: Request): Promise<Answer<T>> {
    try {
      const sent = options.token();
      const response = await fetch(urlOf(options.base, request), initOf(request, sent));
      const data: unknown = await response.json();
      noteToken(response, options, sent);
      if (response.ok) return { ok: true, status: response.status, data: data as T };
      const retryAfter = Number(response.headers.get("retry-after") ?? Number.NaN);
      return {
        ok: false,
        status: response.status,
        problem: data as Problem,
        retryAfterSeconds: Number.isNaN(retryAfter) ? null : retryAfter,
      };
    } catch {
      return NO_ANSWER;
    }
  };
}

function urlOf(base: string, { path, query = {} }: Request): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
  return `${base}${path}${search === "" ? "" : `?${search}`}`;
}

function initOf({ method, body }: Request, token: string | null): RequestInit {
  const headers: Record<string, string> = { "cache-control": "no-cache" };
  if (token !== null) headers["authorization"] = `Bearer ${token}`;
  if (body === undefined) return { method, headers };
  if (body instanceof Blob) return { method, headers: { ...headers, "content-type": body.type }, body };
  return { method, headers: { ...headers, "content-type": "application/json" }, body: JSON.stringify(body) };
}

function noteToken(response: Response, options: HttpOptions, sent: string | null): void {
  const token = response.headers.get("authorization")?.replace(/^Bearer /, "");
  if (token !== undefined) options.onToken(token);
  // An answer to an old token says nothing about the one that came since.
  if (response.status === 401 && sent !== null && sent === options.token()) options.onUnauthorized();
}
