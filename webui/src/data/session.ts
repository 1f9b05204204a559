/** The session of this device: guest, a signed-in person, or nobody yet; and the server as that person may call it. */
import { GUEST_USER } from "@/domain";
import type { Login, Schema, SignUp, User } from "@/contract/schemas";
import {
  readEnded,
  readSession,
  replaceSession,
  writeSession,
  type Database,
  type Session,
} from "./device/database";
import { wipe, wipeOthers } from "./device/wipe";
import { forgetEnded, personOf, signOut, tokenOf } from "./device/endedTokens";
import { createStore } from "./device/store";
import { announceSession } from "./device/tabs";
import { keepOtherUser, readOtherUser, readOtherUsers, type OtherUser } from "./otherUsers";
import { answered, NO_ANSWER, type Answer } from "./server/answer";
import { createServerClient, type HttpOptions, type ServerClient } from "./server/http";

export interface SessionManager {
  /** Every call of the server, as the person who is in; those under way are aborted when another one is. */
  readonly client: ServerClient;
  /** The session as this device kept it. */
  readonly restore: () => Promise<Session>;
  readonly beGuest: () => Promise<Session>;
  readonly signUp: (body: SignUp) => Promise<Answer<User>>;
  readonly login: (body: Login) => Promise<Answer<User>>;
  /** Makes who signs in by a call of its own the one who is in; unless somebody else is when it is answered. */
  readonly signIn: (call: SignInCall) => Promise<Answer<User>>;
  /** Ends the session here, wipes what the owner has on this device, and notes the token for `endLeft`. */
  readonly leave: (owner: string) => Promise<void>;
  /** As `leave`, for a session the server has ended already. */
  readonly forget: (owner: string) => Promise<void>;
  /** Forgets an ended token; what the person has on this device stays for the next sign-in. */
  readonly expire: () => Promise<void>;
  /** Ends on the server what was ended here. */
  readonly endLeft: () => Promise<void>;
  /** Others who left unsent changes on this device: who is in decides what becomes of them. */
  readonly otherUsers: () => Promise<readonly OtherUser[]>;
  /** Keep locked what another person left, and ask no more about it. */
  readonly keepOtherUser: (owner: string) => Promise<void>;
  /** Whose session ended by itself, and what waits for them; null when nobody's did. */
  readonly ended: () => Promise<OtherUser | null>;
  /** Removes what another person left on this device; ask first. */
  readonly wipeOtherUser: (owner: string) => Promise<void>;
  readonly session: () => Session;
  /** Takes a fresh token that another tab of the same person got; whoever else it let in, or nobody, is told. */
  readonly look: () => Promise<Session | null>;
}

export type SignInCall = (client: ServerClient) => Promise<Answer<User | Schema<"SecondFactorNeeded">>>;

/** Asks for a code, which `enter` sends, until it is right, the sign-in is over or the person gives up. */
export type AskSecondStep = (enter: (code: string) => Promise<Answer<User>>) => Promise<Answer<User>>;

/** `session` is the one that is open already, if one is. */
export function createSessionManager(
  database: Database,
  base: string,
  onUnauthorized: () => void,
  askSecondStep: AskSecondStep,
  schedule?: HttpOptions["schedule"],
  session: Session = { kind: "none" },
): SessionManager {
  let calls = new AbortController();

  /** A call of one person is none of the next one's. */
  function take(next: Session): void {
    if (personOf(next) !== personOf(session)) {
      calls.abort();
      calls = new AbortController();
    }
    session = next;
  }

  async function become(next: Session): Promise<void> {
    take(next);
    await writeSession(database, next);
  }

  /** Write the session as this tab knows it; another person whom another tab let in stays. */
  async function renew(next: Session): Promise<void> {
    const before = session;
    take(next);
    if (before.kind === "user") await replaceSession(database, before.userId, next);
    announceSession();
  }

  const ignore = () => undefined;
  const common = { base, ...(schedule && { schedule }) };
  const client = createServerClient({
    ...common,
    token: () => tokenOf(session),
    signal: () => calls.signal,
    onToken(token, sent) {
      if (session.kind === "user" && session.token === sent) void renew({ ...session, token });
    },
    onUnauthorized,
  });

  /** Nothing of the person before stays readable but unsent changes; a guest's budget does, until they decide about it. */
  async function signIn(call: SignInCall): Promise<Answer<User>> {
    const { signal } = calls;
    let token = null as string | null;
    const onToken = (fresh: string) => (token = fresh);
    const own = { token: () => null, signal: () => signal, onToken, onUnauthorized: ignore };
    const ownClient = createServerClient({ ...common, ...own });
    const first = await call(ownClient);
    let answer = first as Answer<User>;
    if (first.ok && "ticket" in first.data) {
      const { ticket } = first.data;
      answer = await askSecondStep((code) =>
        answered(ownClient.POST("/api/user/login/second", { body: { ticket, code } })),
      );
    }
    if (signal.aborted) return NO_ANSWER;
    if (!answer.ok || token === null) return answer;
    const { id } = answer.data;
    await wipeOthers(database, [id, GUEST_USER]);
    await become({ kind: "user", userId: id, token });
    await createStore(database, id).writeNotes({ user: answer.data });
    announceSession();
    return answer;
  }

  async function leave(owner: string, token: string | null): Promise<void> {
    const left = session;
    take({ kind: "none" });
    await signOut(database, owner, left, token);
    announceSession();
  }

  /** Return whether the server refuses the token. */
  async function isEnded(left: string): Promise<boolean> {
    const own = createServerClient({ ...common, token: () => left, onToken: ignore, onUnauthorized: ignore });
    const { ok, status } = await answered(own.POST("/api/user/logout"));
    return ok || status === 401;
  }

  return {
    client,
    session: () => session,
    async restore() {
      take(await readSession(database));
      return session;
    },
    async look() {
      const stored = await readSession(database);
      if (personOf(stored) !== personOf(session)) return stored;
      session = stored;
      return null;
    },
    async beGuest() {
      await become({ kind: "guest" });
      announceSession();
      return session;
    },
    signUp: (body) => signIn((own) => answered(own.POST("/api/user/signup", { body }))),
    login: (body) => signIn((own) => answered(own.POST("/api/user/login", { body }))),
    signIn,
    leave: (owner) => leave(owner, tokenOf(session)),
    forget: (owner) => leave(owner, null),
    expire: () => renew(session.kind === "user" ? { kind: "none", ended: session.userId } : session),
    async endLeft() {
      for (const left of await readEnded(database)) {
        if (!(await isEnded(left))) return;
        await forgetEnded(database, left);
      }
    },
    otherUsers: () => readOtherUsers(database, session),
    keepOtherUser: (owner) => keepOtherUser(database, session, owner),
    async ended() {
      if (session.kind !== "none" || session.ended === undefined) return null;
      return readOtherUser(database, session.ended);
    },
    wipeOtherUser: (owner) => wipe(database, owner),
  };
}
