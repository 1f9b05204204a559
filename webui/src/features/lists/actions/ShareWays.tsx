import { Check, Copy, Ellipsis } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { useCopy } from "@/parts/useCopy";
import type { Glyph } from "@/ui/art/Icon";
import type { Hue } from "@/ui/art/hue";
import { IconTile } from "@/ui/art/IconTile";
import { MESSENGERS } from "./messengers";
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
