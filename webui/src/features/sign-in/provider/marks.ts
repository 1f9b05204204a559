/** Who lets people in beside us: the names and the marks on their buttons. */
import type { ProviderName } from "@/state/session/providers";
import type { Glyph } from "@/ui/art/Icon";
import { mark } from "@/ui/art/mark";

export const PROVIDERS: Record<ProviderName, { readonly label: string; readonly glyph: Glyph }> = {
  google: { label: "Google", glyph: mark("M18 5.7A8.7 8.7 0 1 0 20.7 12H12.5") },
  apple: {
    label: "Apple",
    glyph: mark(
      "M12 8c-1.7-1.2-4.9-1.4-6.5 1.3-1.9 3.2.2 8.9 3.2 10.6 1.3.7 2.1-.2 3.3-.2s2 .9 3.3.2c1.6-.9 2.9-2.8 3.5-4.9-2.9-1.1-3.2-4.9-.6-6.4C16.6 6.8 13.8 6.7 12 8Z",
      "M12 5.4c0-1.7 1.1-3 2.900-3.300 0 1.800-1.1 3.200-2.900 3.300Z",
    ),
  },
};
