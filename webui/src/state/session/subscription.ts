/** What the signed-in person pays for, as the server has it; cards and bills as the provider has them. */
import { atom } from "jotai";
import type { Schema } from "@/contract/schemas";
import { answered, type Answer } from "@/data/server/answer";
import type { ServerClient } from "@/data/server/http";
import { outcomeOf, readingOf, type Outcome, type Reading } from "../outcome";
import { sessionManagerAtom, userAtom } from "./session";

export type Subscription = Schema<"Subscription">;
export type SubscriptionState = Schema<"SubscriptionState">;
export type SubscriptionPrice = Schema<"SubscriptionPrice">;
export type PaymentCard = Schema<"PaymentCard">;
export type Invoice = Schema<"Invoice">;
type Page = Schema<"PaymentPage">;

type Ask<T> = (client: ServerClient) => Promise<Answer<T>>;

/** What was read last, null until it was, never that of who was in before; and reading it, which keeps the old on failure. */
function keptAs<T>(ask: Ask<T>) {
  const cell = atom<{ readonly of: string | undefined; readonly reading: Reading<T> } | null>(null);
  const valueAtom = atom((get): Reading<T> | null => {
    const read = get(cell);
    return read !== null && read.of === get(userAtom)?.id ? read.reading : null;
  });
  const takeAtom = atom(null, (get, set, reading: Reading<T>): void => {
    if (reading.ok || get(valueAtom)?.ok !== true) set(cell, { of: get(userAtom)?.id, reading });
  });
  const readAtom = atom(null, async (_get, set): Promise<void> => {
    const { client } = await set(sessionManagerAtom);
    set(takeAtom, readingOf(await ask(client)));
  });
  return { valueAtom, takeAtom, readAtom };
}

export type Kept<T> = Pick<ReturnType<typeof keptAs<T>>, "valueAtom" | "readAtom">;

export const keptState = keptAs<SubscriptionState>((client) => answered(client.GET("/api/subscription/me")));
export const keptPrices: Kept<readonly SubscriptionPrice[]> = keptAs((client) =>
  answered(client.GET("/api/subscription/get-prices")),
);
export const keptInvoices: Kept<readonly Invoice[]> = keptAs((client) =>
  answered(client.GET("/api/subscription/invoices")),
);
export const keptCustomer = keptAs<Schema<"SubscriptionUser">>((client) =>
  answered(client.GET("/api/subscription/user")),
);

/** Reads again if a screen shows it: the provider may have told of something. */
export const rereadSubscriptionAtom = atom(null, async (get, set): Promise<void> => {
  if (get(keptState.valueAtom) !== null) await set(keptState.readAtom);
});

/** The provider's page where it is paid. */
export const checkOutAtom = atom(null, async (_get, set, priceId: string): Promise<Reading<Page>> => {
  const { client } = await set(sessionManagerAtom);
  const body = { priceId, country: "ES" } as const;
  return readingOf(await answered(client.POST("/api/subscription/create-checkout-session", { body })));
});

/** The provider's page where a new card is entered. */
export const setUpCardAtom = atom(null, async (_get, set): Promise<Reading<Page>> => {
  const { client } = await set(sessionManagerAtom);
  return readingOf(await answered(client.POST("/api/subscription/create-setup-session")));
});

/** Has the subscription end with what is paid, or go on. */
export const setEndingAtom = atom(
  null,
  async (_get, set, stripeSubscriptionId: string, isEnding: boolean): Promise<Outcome> => {
    const { client } = await set(sessionManagerAtom);
    const body = { stripeSubscriptionId };
    const call = isEnding
      ? client.POST("/api/subscription/cancel", { body })
      : client.POST("/api/subscription/reactivate", { body });
    const reading = readingOf(await answered(call));
    if (reading.ok) set(keptState.takeAtom, reading);
    return reading.ok ? { ok: true } : reading;
  },
);

/** Has the card pay that was entered on the page of this session; false when none was. */
export const payByCardAtom = atom(
  null,
  async (_get, set, setupSession: string, stripeSubscriptionId: string): Promise<Reading<boolean>> => {
    const { client } = await set(sessionManagerAtom);
    const params = { path: { setup_session: setupSession } };
    const entered = readingOf(
      await answered(client.GET("/api/subscription/setup-session/{setup_session}", { params })),
    );
    if (!entered.ok) return entered;
    const { paymentMethodId } = entered.data;
    if (paymentMethodId === null) return { ok: true, data: false };
    const body = { paymentMethodId, stripeSubscriptionId };
    const answer = await answered(client.POST("/api/subscription/update-payment-method", { body }));
    const reading = readingOf(answer);
    if (reading.ok) set(keptCustomer.takeAtom, reading);
    const outcome = outcomeOf(answer);
    return outcome.ok ? { ok: true, data: true } : outcome;
  },
);
