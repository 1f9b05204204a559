/** Stocks: what is found, what they cost, and those that were looked at last, which this device keeps for their person. */
import { atom, type Getter } from "jotai";
import type { Schema } from "@/contract/schemas";
import { createStore } from "@/data/device/store";
import { databaseAtom } from "../device";
import type { Reading } from "../outcome";
import { readAsPerson, remoteOf } from "../remote";
import { gatewayAtom } from "../view";

export type Stock = Schema<"Stock">;
export type StockQuote = Schema<"StockQuote">;

interface Kept {
  readonly owner: string;
  readonly quotes: readonly StockQuote[];
}

const NOTE = "stocks";
const KEPT_MAX = 8;
const keptCell = atom<Kept | null>(null);

/** `AAPL:NASDAQ`: the same symbol is another security elsewhere. */
export function keyOf({ symbol, exchange }: Pick<Stock, "symbol" | "exchange">): string {
  return exchange === "" ? symbol : `${symbol}:${exchange}`;
}

/** Looked at last, the newest first, with their prices then; null until they were read. */
export const recentQuotesAtom = atom((get): readonly StockQuote[] | null => {
  const quotes = get(keptCell);
  return quotes !== null && quotes.owner === get(gatewayAtom)?.owner ? quotes.quotes : null;
});

export const readRecentQuotesAtom = atom(null, async (get, set): Promise<void> => {
  const store = await storeOf(get);
  if (store !== null) set(keptCell, { owner: store.owner, quotes: await store.read() });
});

export const clearRecentQuotesAtom = atom(null, async (get, set): Promise<void> => {
  const store = await storeOf(get);
  if (store === null) return;
  await store.write([]);
  set(keptCell, { owner: store.owner, quotes: [] });
});

/** Stocks that match a name or symbol. */
export const stockSearchRemote = remoteOf<readonly Stock[]>(
  (search) => (client) => client.GET("/api/stocks", { params: { query: { search } } }),
);

/** The price of `AAPL:NASDAQ`; it becomes the one looked at last. */
export const readQuoteAtom = atom(null, async (get, set, search: string): Promise<Reading<StockQuote>> => {
  const reading = await readAsPerson<StockQuote>(get, set, (client) =>
    client.GET("/api/stocks/item", { params: { query: { search } } }),
  );
  const store = reading.ok ? await storeOf(get) : null;
  if (!reading.ok || store === null) return reading;
  const others = (await store.read()).filter((quote) => keyOf(quote) !== keyOf(reading.data));
  const quotes = [reading.data, ...others].slice(0, KEPT_MAX);
  await store.write(quotes);
  set(keptCell, { owner: store.owner, quotes });
  return reading;
});

async function storeOf(get: Getter) {
  const owner = get(gatewayAtom)?.owner;
  if (owner === undefined) return null;
  const store = createStore(await get(databaseAtom), owner);
  return {
    owner,
    read: async () => (await store.readNote<readonly StockQuote[]>(NOTE)) ?? [],
    write: (quotes: readonly StockQuote[]) => store.writeNotes({ [NOTE]: quotes }),
  };
}
