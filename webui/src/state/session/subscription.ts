/** Subscription of the signed-in person, as the server has it; cards and bills as the provider has them. */
import { atom } from "jotai";
import { CHECKOUT_COUNTRY } from "@/contract/limits.gen";
import type { Schema } from "@/contract/schemas";
import { outcomeOf, readingOf, type Outcome, type Reading } from "../outcome";
import { callAsPerson, remote, type Call } from "../remote";

export type Subscription = Schema<"Subscription">;
export type SubscriptionState = Schema<"SubscriptionState">;
export type SubscriptionPrice = Schema<"SubscriptionPrice">;
export type PaymentCard = Schema<"PaymentCard">;
export type Invoice = Schema<"Invoice">;
type Page = Schema<"PaymentPage">;

export const subscriptionRemote = remote<SubscriptionState>(
  (client) => client.GET("/api/subscription/me"),
  "subscription",
);
export const pricesRemote = remote<readonly SubscriptionPrice[]>((client) =>
  client.GET("/api/subscription/get-prices"),
);
export const invoicesRemote = remote<readonly Invoice[]>(
  (client) => client.GET("/api/subscription/invoices"),
  "invoices",
);
export const customerRemote = remote<Schema<"SubscriptionUser">>((client) =>
  client.GET("/api/subscription/user"),
);

/** The provider's page where it is paid. */
export const checkOutAtom = atom(null, async (get, set, priceId: string): Promise<Reading<Page>> => {
  const body = { priceId, country: CHECKOUT_COUNTRY } as const;
  const call: Call<Page> = (client) => client.POST("/api/subscription/create-checkout-session", { body });
  return readingOf(await callAsPerson(get, set, call));
});

/** The provider's page where a new card is entered. */
export const setUpCardAtom = atom(null, async (get, set): Promise<Reading<Page>> => {
  const call: Call<Page> = (client) => client.POST("/api/subscription/create-setup-session");
  return readingOf(await callAsPerson(get, set, call));
});

/** Has the subscription end with what is paid, or go on. */
export const setEndingAtom = atom(
  null,
  async (get, set, stripeSubscriptionId: string, isEnding: boolean): Promise<Outcome> => {
    const body = { stripeSubscriptionId };
    const call: Call<SubscriptionState> = (client) =>
      isEnding
        ? client.POST("/api/subscription/cancel", { body })
        : client.POST("/api/subscription/reactivate", { body });
    return outcomeOf(await subscriptionRemote.change(get, set, call, (state) => state));
  },
);

/** Has the card pay that was entered on the page of this session; false when none was. */
export const payByCardAtom = atom(
  null,
  async (get, set, setupSession: string, stripeSubscriptionId: string): Promise<Reading<boolean>> => {
    const params = { path: { setup_session: setupSession } };
    const entered = await callAsPerson(get, set, (client) =>
      client.GET("/api/subscription/setup-session/{setup_session}", { params }),
    );
    if (!entered.ok) return readingOf(entered);
    const { paymentMethodId } = entered.data;
    if (paymentMethodId === null) return { ok: true, data: false };
    const body = { paymentMethodId, stripeSubscriptionId };
    const call: Call<Schema<"SubscriptionUser">> = (client) =>
      client.POST("/api/subscription/update-payment-method", { body });
    const outcome = outcomeOf(await customerRemote.change(get, set, call, (user) => user));
    return outcome.ok ? { ok: true, data: true } : outcome;
  },
);
