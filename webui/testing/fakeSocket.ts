/** For tests: the server's side of the live connection, and the sockets that were opened to it. */
import { onTestFinished, vi } from "vitest";

export class FakeSocket {
  readonly url: string;
  readonly sent: unknown[] = [];
  isClosed = false;
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;
  constructor(url = "") {
    this.url = url;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.isClosed = true;
  }
  /** Deliver an event of the server. */
  say(event: string, data: object = {}): void {
    this.onmessage({ data: JSON.stringify({ event, data }) });
  }
}

/** Replace the browser's sockets for one test; return those that the app opens, oldest first. */
export function stubSockets(): readonly FakeSocket[] {
  const sockets: FakeSocket[] = [];
  vi.stubGlobal(
    "WebSocket",
    class extends FakeSocket {
      constructor(url: string) {
        super(url);
        sockets.push(this);
      }
    },
  );
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return sockets;
}
