/** Names and logos of the sign-in providers, drawn as the providers require. */
import type { ProviderName } from "@/state/session/providers";
import type { Glyph } from "@/ui/art/Icon";
import { ownMark } from "@/ui/art/mark";

export const PROVIDERS: Record<ProviderName, { readonly label: string; readonly glyph: Glyph }> = {
  google: {
    label: "Google",
    glyph: ownMark(
      {
        fill: "#4285F4",
        d: "M23.5 12.3c0-.9-.1-1.7-.2-2.5H12v4.7h6.4a5.5 5.5 0 0 1-2.4 3.6v3h3.9c2.3-2.1 3.6-5.2 3.6-8.8z",
      },
      {
        fill: "#34A853",
        d: "M12 24c3.2 0 6-1.1 7.9-2.9l-3.9-3c-1.1.7-2.4 1.1-4 1.1-3.1 0-5.8-2.1-6.7-4.9h-4v3.1A12 12 0 0 0 12 24z",
      },
      { fill: "#FBBC05", d: "M5.3 14.3a7.2 7.2 0 0 1 0-4.6V6.6h-4a12 12 0 0 0 0 10.8z" },
      {
        fill: "#EA4335",
        d: "M12 4.8c1.8 0 3.3.6 4.6 1.8L20 3.1A12 12 0 0 0 1.3 6.6l4 3.1c.9-2.8 3.6-4.9 6.7-4.9z",
      },
    ),
  },
  apple: {
    label: "Apple",
    glyph: ownMark({
      d:
        "M12.2 6.9c-1 0-2.5-1.1-4-1-2 0-3.9 1.1-5 3-2.1 3.7-.5 9.1 1.5 12.1 1.1 1.5 2.3 3.1 3.8 3 1.5-.1 2.1-1 4-1" +
        "s2.3 1 3.9.9c1.6 0 2.7-1.5 3.7-2.9a13 13 0 0 0 1.7-3.4 5.3 5.3 0 0 1-3.2-4.9c0-3 2.5-4.5 2.6-4.6-1.4-2.1-3.6-2.3-4.4-2.4" +
        "-2-.2-3.7 1.1-4.6 1.1zM15.5 3.8A5.3 5.3 0 0 0 16.8 0c-1.2.1-2.7.8-3.6 1.8a5 5 0 0 0-1.2 3.7c1.3.1 2.7-.7 3.5-1.7z",
    }),
  },
};
