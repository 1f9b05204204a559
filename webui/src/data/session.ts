/** Who uses this device: guest, a signed-in person, or nobody yet; and the server as that person may call it. */
import { GUEST_USER } from "@/domain";
import type { Login, SignUp, User } from "@/contract/schemas";
import {
  readEnded,
  readSession,
  replaceSession,
  wipe,
  wipeOthers,
  writeEnded,
  writeSession,
  type Database,
  type Session,
} from "./device/database";
import { createStore } from "./device/store";
import { announceSession } from "./device/tabs";
import { keepLeft, leftBy, leftByOthers, type Left } from "./left";
import { answered, type Answer } from "./server/answer";
import { createServerClient, type HttpOptions, type ServerClient } from "./server/http";

export interface SessionManager {
  /** Every call of the server, as the person who is in. */
  readonly client: ServerClient;
  /** The session as this device kept it. */
  readonly restore: () => Promise<Session>;
  readonly beGuest: () => Promise<Session>;
  readonly signUp: (body: SignUp) => Promise<Answer<User>>;
  readonly login: (body: Login) => Promise<Answer<User>>;
  /** Makes who signed in by the answer of a call of its own the one who is in. */
  readonly enter: (answer: Answer<User>) => Promise<Answer<User>>;
  /** Ends the session here and on the server, and wipes what the owner has on this device. */
  readonly leave: (owner: string) => Promise<void>;
  /** As `leave`, for a session the server has ended already. */
  readonly forget: (owner: string) => Promise<void>;
  /** Forgets an ended token; what the person has on this device stays for the next sign-in. */
  readonly expire: () => Promise<void>;
  /** Ends on the server what was ended here while there was no connection. */
  readonly endLeft: () => Promise<void>;
  /** Others who left unsent changes on this device: who is in decides what becomes of them. */
  readonly strangers: () => Promise<readonly Left[]>;
  /** What another person left stays, locked, and is asked about no more. */
  readonly keepStranger: (owner: string) => Promise<void>;
  /** Whose session ended by itself, and what waits for them; null when nobody's did. */
  readonly ended: () => Promise<Left | null>;
  /** Removes what another person left on this device; ask first. */
  readonly wipeStranger: (owner: string) => Promise<void>;
  readonly session: () => Session;
  /** Takes a fresh token that another tab of the same person got; whoever else it let in, or nobody, is told. */
  readonly look: () => Promise<Session | null>;
}

/** `session` is the one that is open already, if one is. */
export function createSessionManager(
  database: Database,
  base: string,
  onUnauthorized: () => void,
  schedule?: HttpOptions["schedule"],
  session: Session = { kind: "none" },
): SessionManager {
  let token = session.kind === "user" ? session.token : null;

  async function become(next: Session): Promise<Session> {
    session = next;
    token = next.kind === "user" ? next.token : null;
    await writeSession(database, next);
    return next;
  }

  /** What this tab knows of its own session; another person whom another tab let in stays. */
  async function renew(next: Session): Promise<void> {
    const before = session;
    session = next;
    token = next.kind === "user" ? next.token : null;
    if (before.kind === "user") await replaceSession(database, before.userId, next);
  }

  const common = { base, ...(schedule && { schedule }) };
  const client = createServerClient({
    ...common,
    token: () => token,
    onToken(fresh) {
      token = fresh;
      if (session.kind === "user") void renew({ ...session, token: fresh }).then(announceSession);
    },
    onUnauthorized,
  });

  /** Nothing of the person before stays readable but unsent changes; a guest's budget does, until they decide about it. */
  async function signedIn(answer: Answer<User>): Promise<Answer<User>> {
    if (!answer.ok || token === null) return answer;
    const { id } = answer.data;
    await wipeOthers(database, [id, GUEST_USER]);
    await become({ kind: "user", userId: id, token });
    await createStore(database, id).writeNotes({ user: answer.data });
    announceSession();
    return answer;
  }

  async function forget(owner: string): Promise<void> {
    if (session.kind === "user") await renew({ kind: "none" });
    else await become({ kind: "none" });
    await wipe(database, owner);
    announceSession();
  }

  /** Whether the server knows that a token is good no more. */
  async function isEnded(left: string): Promise<boolean> {
    const ignore = () => undefined;
    const own = createServerClient({ ...common, token: () => left, onToken: ignore, onUnauthorized: ignore });
    const { ok, status } = await answered(own.POST("/api/user/logout"));
    return ok || status === 401;
  }

  return {
    client,
    forget,
    session: () => session,
    async restore() {
      session = await readSession(database);
      token = session.kind === "user" ? session.token : null;
      return session;
    },
    async look() {
      const stored = await readSession(database);
      if (personOf(stored) !== personOf(session)) return stored;
      session = stored;
      if (stored.kind === "user") token = stored.token;
      return null;
    },
    async beGuest() {
      const guest = await become({ kind: "guest" });
      announceSession();
      return guest;
    },
    signUp: async (body) => signedIn(await answered(client.POST("/api/user/signup", { body }))),
    login: async (body) => signedIn(await answered(client.POST("/api/user/login", { body }))),
    enter: signedIn,
    async leave(owner) {
      const left = token;
      if (left !== null && !(await isEnded(left))) {
        await writeEnded(database, [...(await readEnded(database)), left]);
      }
      await forget(owner);
    },
    async expire() {
      await renew(session.kind === "user" ? { kind: "none", ended: session.userId } : session);
      announceSession();
    },
    async endLeft() {
      for (const left of await readEnded(database)) {
        if (!(await isEnded(left))) return;
        await writeEnded(
          database,
          (await readEnded(database)).filter((each) => each !== left),
        );
      }
    },
    strangers: () => leftByOthers(database, session),
    keepStranger: (owner) => keepLeft(database, session, owner),
    async ended() {
      if (session.kind !== "none" || session.ended === undefined) return null;
      return leftBy(database, session.ended);
    },
    wipeStranger: (owner) => wipe(database, owner),
  };
}

function personOf(session: Session): string {
  return session.kind === "user" ? session.userId : session.kind;
}
