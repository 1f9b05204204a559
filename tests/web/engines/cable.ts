/** Connection between a browser and the server that a test can cut. */
import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

export async function layCable(to: number, at: number) {
  const ends = new Set<Socket>();
  let isIn = true;
  const end = createServer((browser) => {
    if (!isIn) {
      browser.destroy();
      return;
    }
    const server = connect(to, "127.0.0.1");
    for (const [one, other] of [
      [browser, server],
      [server, browser],
    ] as const) {
      ends.add(one);
      one.pipe(other);
      one.on("error", () => other.destroy());
      one.on("close", () => {
        ends.delete(one);
        other.destroy();
      });
    }
  });
  end.listen(at, "127.0.0.1");
  await once(end, "listening");
  const pull = () => {
    isIn = false;
    for (const socket of ends) socket.destroy();
  };
  return {
    pull,
    plugIn: () => {
      isIn = true;
    },
    close: async () => {
      pull();
      end.close();
      await once(end, "close");
    },
  };
}
