/** Hears from the server what others change, over a socket that is opened again whenever it breaks. */
import { backoffSeconds } from "./backoff";
import { isLiveName, type LiveUpdate } from "@/contract/live";

export interface LiveOptions {
  readonly url: string;
  /** Read anew for every socket: a token may have been renewed meanwhile. */
  readonly token: () => string | null;
  readonly userId: string;
  readonly workspaceId: string;
  readonly onUpdate: (update: LiveUpdate) => void;
  /** Something may have been missed, before the rooms were joined too: read again. */
  readonly onMissed: () => void;
  readonly schedule: (seconds: number, task: () => void) => () => void;
  readonly connect?: (url: string) => WebSocket;
}

interface Message {
  readonly event: string;
  readonly data: Omit<LiveUpdate, "name"> & { readonly room?: string };
}

const RETRY = { firstSeconds: 1, maxSeconds: 60 };
/** After so long a silence the server is asked to say something: networks drop connections without a word. */
export const SILENCE_SECONDS = 25;
/** And after this one more it is gone. */
export const ANSWER_SECONDS = 15;
const CLOSED_SIGNED_OUT = 4401;

/** Listens until what it gives is called. */
export function openLive(options: LiveOptions): () => void {
  const { connect = (url: string) => new WebSocket(url) } = options;
  let socket: WebSocket | null = null;
  let isClosed = false;
  let failures = 0;
  /** The socket is in the workspace's room, the last one that it joins. */
  let hasJoined = false;
  let cancelRetry: () => void = () => undefined;
  let cancelWatch: () => void = () => undefined;

  function open(): void {
    const token = options.token();
    if (isClosed || token === null) return;
    const opened = connect(options.url);
    socket = opened;
    hasJoined = false;
    giveUpWhenSilent(opened);
    const send = (event: string, data: object) => opened.send(JSON.stringify({ event, data }));
    opened.onopen = () => send("authenticate", { token });
    opened.onmessage = ({ data }: MessageEvent<string>) => {
      if (isClosed || socket !== opened) return;
      watch(opened, send);
      take(JSON.parse(data) as Message, send);
    };
    opened.onclose = ({ code }) => {
      if (socket !== opened) return;
      cancelWatch();
      // The token was good for nothing: the same one will not be better later.
      if (code !== CLOSED_SIGNED_OUT || options.token() !== token) retry();
    };
  }

  /** Joining the own room once more changes nothing, and is answered. */
  function watch(opened: WebSocket, send: (event: string, data: object) => void): void {
    cancelWatch();
    cancelWatch = options.schedule(SILENCE_SECONDS, () => {
      giveUpWhenSilent(opened);
      send("join_user_room", { room: options.userId });
    });
  }

  /** A browser may wait for minutes until it says that such a connection is closed: it is left at once. */
  function giveUpWhenSilent(opened: WebSocket): void {
    cancelWatch();
    cancelWatch = options.schedule(ANSWER_SECONDS, () => {
      socket = null;
      opened.close();
      retry();
    });
  }

  function take({ event, data }: Message, send: (event: string, data: object) => void): void {
    if (event === "authenticated") begin(send);
    else if (event === "joined") joined(data.room);
    else if (event === "refetch") options.onMissed();
    else if (isLiveName(event)) options.onUpdate({ ...data, name: event });
  }

  function begin(send: (event: string, data: object) => void): void {
    failures = 0;
    send("join_user_room", { room: options.userId });
    send("join_room", { room: options.workspaceId });
  }

  /** Nothing was heard until now: what changed since the first reading is read once more. */
  function joined(room: string | undefined): void {
    if (hasJoined || room !== options.workspaceId) return;
    hasJoined = true;
    options.onMissed();
  }

  function retry(): void {
    if (isClosed) return;
    cancelRetry = options.schedule(backoffSeconds(RETRY, failures), open);
    failures += 1;
  }

  open();
  return () => {
    isClosed = true;
    cancelRetry();
    cancelWatch();
    socket?.close();
  };
}
