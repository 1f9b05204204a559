/** Who uses this device: guest, a signed-in person, or nobody yet; and the server as that person may call it. */
import { GUEST_USER } from "@/domain";
import { readSession, wipe, wipeOthers, writeSession, type Database, type Session } from "./device/database";
import { createCall, type Answer, type Call } from "./server/http";
import { createRemote, type Remote } from "./server/remote";
import { createStore } from "./device/store";
import type { Login, SignUp, User } from "@/contract/schemas";

export interface SessionManager {
  readonly remote: Remote;
  /** For the calls `remote` does not have, as the person who is in. */
  readonly call: Call;
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
  readonly session: () => Session;
}

export function createSessionManager(
  database: Database,
  base: string,
  onUnauthorized: () => void,
): SessionManager {
  let session: Session = { kind: "none" };
  let token: string | null = null;

  async function become(next: Session): Promise<Session> {
    session = next;
    token = next.kind === "user" ? next.token : null;
    await writeSession(database, next);
    return next;
  }

  function renew(fresh: string): void {
    token = fresh;
    if (session.kind === "user") void become({ ...session, token: fresh });
  }

  const call = createCall({ base, token: () => token, onToken: renew, onUnauthorized });
  const remote = createRemote(call);

  /** Nothing of the person before stays readable; a guest's budget does, until they decide about it. */
  async function signedIn(answer: Answer<User>): Promise<Answer<User>> {
    if (!answer.ok || token === null) return answer;
    await wipeOthers(database, [answer.data.id, GUEST_USER]);
    await createStore(database, answer.data.id).writeNotes({ user: answer.data });
    await become({ kind: "user", userId: answer.data.id, token });
    return answer;
  }

  async function forget(owner: string): Promise<void> {
    await become({ kind: "none" });
    await wipe(database, owner);
  }

  return {
    remote,
    call,
    forget,
    session: () => session,
    async restore() {
      session = await readSession(database);
      token = session.kind === "user" ? session.token : null;
      return session;
    },
    beGuest: () => become({ kind: "guest" }),
    signUp: async (body) => signedIn(await remote.signUp(body)),
    login: async (body) => signedIn(await remote.login(body)),
    enter: signedIn,
    async leave(owner) {
      if (session.kind === "user") await remote.logout();
      await forget(owner);
    },
    expire: async () => {
      await become({ kind: "none" });
    },
  };
}
