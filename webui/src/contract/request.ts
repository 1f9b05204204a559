/** Requests as data: what a call is sent with, checked against the server's document. */
import type { paths } from "./api.gen";
import type { Frozen } from "./schemas";

type Method = "POST" | "PUT" | "PATCH" | "DELETE";
type PathOf<Verb extends Method> = {
  [Path in keyof paths]: paths[Path] extends Record<Lowercase<Verb>, object> ? Path : never;
}[keyof paths];
type CallOf<Verb extends Method, Path extends keyof paths> = paths[Path][Lowercase<Verb>];
type IdsOf<Call> = Call extends { parameters: { path: infer Ids } } ? Ids : Readonly<Record<string, never>>;
type BodyOf<Call> = Call extends { requestBody: { content: { "application/json": infer Json } } }
  ? readonly [body: Frozen<Json>]
  : readonly [];

export interface ServerRequest {
  readonly method: Method;
  readonly path: keyof paths;
  /** Values of the places in the path. */
  readonly ids: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export function request<Verb extends Method, Path extends PathOf<Verb>>(
  method: Verb,
  path: Path,
  ids: IdsOf<CallOf<Verb, Path>>,
  ...[body]: BodyOf<CallOf<Verb, Path>>
): ServerRequest {
  return { method, path, ids: ids as ServerRequest["ids"], body };
}
