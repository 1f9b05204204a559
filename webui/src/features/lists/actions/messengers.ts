/** The messengers a text can be handed to: their marks, and the addresses that open them with the text filled in. */
import type { Glyph } from "@/ui/art/Icon";
import type { Hue } from "@/ui/art/hue";
import { mark } from "@/ui/art/mark";

export interface Messenger {
  readonly name: string;
  readonly hue: Hue;
  readonly glyph: Glyph;
  readonly address: (text: string) => string;
}

const HANDSET =
  "M9.2 7.5c-1 .6-1.4 1.6-1 2.7.9 2.5 3 4.6 5.6 5.6 1.1.4 2.2-.1 2.7-1.1l-2-1.5-1.3.9a6 6 0 0 1-2.9-2.9l.9-1.3Z";

export const MESSENGERS: readonly Messenger[] = [
  {
    name: "Telegram",
    hue: "sky",
    glyph: mark("M21 4 3 11l5 2 2 6 3-3.5 5 3.5L21 4Z", "m8 13 8-5-5.5 6.5"),
    address: telegram,
  },
  {
    name: "WhatsApp",
    hue: "green",
    glyph: mark("M4.3 16.6a9 9 0 1 1 3.2 3.1L3 21Z", HANDSET),
    address: (text) => `https://wa.me/?text=${encodeURIComponent(text)}`,
  },
  {
    name: "Viber",
    hue: "violet",
    glyph: mark(
      "M12 3c-6 0-8.5 2-8.5 7.6 0 4 1.1 6.3 4 7.2V21l3-2.9c7.2.4 10-1.7 10-7.5C20.5 5 18 3 12 3Z",
      HANDSET,
      "M12.8 6.4a4 4 0 0 1 4 4",
    ),
    address: (text) => `viber://forward?text=${encodeURIComponent(text)}`,
  },
];

/** Its message begins with the address, which may be any text, and goes on with the text on the next line. */
function telegram(text: string): string {
  const [name = "", ...items] = text.split("\n");
  const [url, rest] = [encodeURIComponent(name), encodeURIComponent(items.join("\n"))];
  return `https://t.me/share/url?url=${url}&text=${rest}`;
}
