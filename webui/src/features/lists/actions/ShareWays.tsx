import { Check, Copy, Ellipsis } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { useCopy } from "@/parts/useCopy";
import type { Glyph } from "@/ui/art/Icon";
import type { Hue } from "@/ui/art/hue";
import { IconTile } from "@/ui/art/IconTile";
import { mark } from "@/ui/art/mark";
import css from "./ShareSheet.module.css";

/** The ways out for a text: the clipboard, three messengers, and the sheet of the system where there is one. */
export function ShareWays({ text }: { text: string }) {
  const { t } = useTranslation();
  // Typed as always there; browsers without it exist, and pages without https.
  const { share: system } = navigator as Partial<Navigator>;
  return (
    <ul className={css["ShareWays"]}>
      <CopyWay text={text} />
      {MESSENGERS.map(({ name, address, ...look }) => (
        <li key={name}>
          <a className={css["ShareWay"]} href={address(text)} target="_blank" rel="noopener noreferrer">
            <Look text={name} {...look} />
          </a>
        </li>
      ))}
      {system && (
        <li>
          <button type="button" className={css["ShareWay"]} onClick={() => void toSystem(text)}>
            <Look text={t("lists.shareMore")} hue="blue" glyph={Ellipsis} />
          </button>
        </li>
      )}
    </ul>
  );
}

/** Share through the system's sheet; closing it is a change of mind, no error. */
async function toSystem(text: string): Promise<void> {
  await navigator.share({ text }).catch(() => undefined);
}

function CopyWay({ text }: { text: string }) {
  const { t } = useTranslation();
  const { isCopied, copy } = useCopy(text);
  return (
    <li>
      <button type="button" className={css["ShareWay"]} onClick={copy}>
        <Look
          text={t(isCopied ? "lists.copied" : "actions.copy")}
          hue={isCopied ? "green" : "slate"}
          glyph={isCopied ? Check : Copy}
        />
      </button>
    </li>
  );
}

function Look({ text, hue, glyph }: { text: string; hue: Hue; glyph: Glyph }) {
  return (
    <>
      <IconTile icon={{ glyph, hue }} />
      <span aria-live="polite">{text}</span>
    </>
  );
}

/** The messengers a text can be handed to: their marks, and the addresses that open them with the text filled in. */
interface Messenger {
  readonly name: string;
  readonly hue: Hue;
  readonly glyph: Glyph;
  readonly address: (text: string) => string;
}

const HANDSET =
  "M9.2 7.5c-1 .6-1.4 1.6-1 2.7.9 2.5 3 4.6 5.6 5.6 1.1.4 2.2-.1 2.7-1.1l-2-1.5-1.3.9a6 6 0 0 1-2.9-2.9l.9-1.3Z";

const MESSENGERS: readonly Messenger[] = [
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
