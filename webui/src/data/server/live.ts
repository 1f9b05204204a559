/** Hears from the server what others change, over a socket that is opened again whenever it breaks. */

import { isLiveName, type LiveUpdate } from "@/contract/live";

export interface LiveOptions {
  readonly url: string;
  /** Read anew for every socket: a token may have been renewed meanwhile. */
  readonly token: () => string | null;
  readonly userId: string;
  readonly workspaceId: string;
  readonly onUpdate: (update: LiveUpdate) => void;
  /** Something may have been missed: read again. */
  readonly onMissed: () => void;
  readonly schedule: (seconds: number, task: () => void) => () => void;
  readonly connect?: (url: string) => WebSocket;
}

interface Message {
  readonly event: string;
  readonly data: Omit<LiveUpdate, "name">;
}

const RETRY_FIRST_SECONDS = 1;
const RETRY_MAX_SECONDS = 60;
const CLOSED_SIGNED_OUT = 4401;

/** Listens until what it gives is called. */
export function openLive(options: LiveOptions): () => void {
  const { connect = (url: string) => new WebSocket(url) } = options;
  let socket: WebSocket | null = null;
  let isClosed = false;
  let failures = 0;
  let hasListened = false;
  let cancelRetry: () => void = () => undefined;

  function open(): void {
    const token = options.token();
    if (isClosed || token === null) return;
    const opened = connect(options.url);
    socket = opened;
    const send = (event: string, data: object) => {
      opened.send(JSON.stringify({ event, data }));
    };
    opened.onopen = () => {
      send("authenticate", { token });
    };
    opened.onmessage = ({ data }: MessageEvent<string>) => {
      if (!isClosed) take(JSON.parse(data) as Message, send);
    };
    opened.onclose = ({ code }) => {
      // The token was good for nothing: the same one will not be better later.
      if (code !== CLOSED_SIGNED_OUT || options.token() !== token) retry();
    };
  }

  function take({ event, data }: Message, send: (event: string, data: object) => void): void {
    if (event === "authenticated") begin(send);
    else if (event === "refetch") options.onMissed();
    else if (isLiveName(event)) options.onUpdate({ ...data, name: event });
  }

  function begin(send: (event: string, data: object) => void): void {
    failures = 0;
    send("join_user_room", { room: options.userId });
    send("join_room", { room: options.workspaceId });
    if (hasListened) options.onMissed();
    hasListened = true;
  }

  function retry(): void {
    if (isClosed) return;
    cancelRetry = options.schedule(Math.min(RETRY_MAX_SECONDS, RETRY_FIRST_SECONDS * 2 ** failures), open);
    failures += 1;
  }

  open();
  return () => {
    isClosed = true;
    cancelRetry();
    socket?.close();
  };
}
