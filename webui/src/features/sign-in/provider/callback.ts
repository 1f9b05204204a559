import type { ProviderName, ProviderReturn } from "@/state/session/providers";

/** Way the browser came back: with a code that finishes the sign-in, refused by the provider, or by itself. */
export type Callback =
  | { readonly kind: "signedIn"; readonly returned: ProviderReturn }
  | { readonly kind: "refused"; readonly provider: ProviderName }
  | { readonly kind: "bare" };

/** Reads the address of a provider's page: Google says it in the query, Apple behind `#`. */
export function readCallback({
  pathname,
  search,
  hash,
}: Record<"pathname" | "search" | "hash", string>): Callback {
  const provider = pathname === "/apple" ? "apple" : "google";
  const said = new URLSearchParams(provider === "apple" ? hash.slice(1) : search);
  const [code, state, name] = ["code", "state", "name"].map((key) => said.get(key));
  if (code && state) {
    return { kind: "signedIn", returned: { provider, code, state, ...(name ? { name } : {}) } };
  }
  return said.size === 0 ? { kind: "bare" } : { kind: "refused", provider };
}
