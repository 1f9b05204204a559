import { Check, Copy, Share2 } from "lucide-react";
import { encode } from "uqr";
import { useTranslation } from "@/i18n/useTranslation";
import { useCopy } from "@/parts/useCopy";
import type { NewInvitationLink } from "@/state/budget/links";
import { Button } from "@/ui/actions/Button";
import { ButtonRow } from "@/ui/actions/ButtonRow";
import { Card } from "@/ui/frame/Card";
import css from "./Links.module.css";

export interface LinkOnceProps {
  link: NewInvitationLink;
  /** Another link is wanted. */
  onMore: () => void;
}

/** A link that was just made, to be scanned or sent: nobody can show it again. */
export function LinkOnce({ link, onMore }: LinkOnceProps) {
  const { t } = useTranslation();
  // A server that does not know its own address gives the path alone.
  const url = new URL(link.url, window.location.origin).href;
  const { isCopied, copy } = useCopy(url);
  // Typed as always there; browsers without it exist, and pages without https.
  const { share: system } = navigator as Partial<Navigator>;
  return (
    <>
      <Card pad>
        <div className={css["Links-card"]}>
          <QrCode text={url} label={t("links.qr")} />
          <p>{t("links.scan")}</p>
        </div>
      </Card>
      <ButtonRow>
        {system && (
          <Button size="l" grow glyph={Share2} onClick={() => void toSystem(url)}>
            {t("actions.share")}
          </Button>
        )}
        <Button
          kind={system ? "outline" : "primary"}
          size="l"
          grow
          glyph={isCopied ? Check : Copy}
          aria-live="polite"
          onClick={copy}
        >
          {t(isCopied ? "links.copied" : "actions.copy")}
        </Button>
      </ButtonRow>
      <Button kind="text" block onClick={onMore}>
        {t("links.another")}
      </Button>
    </>
  );
}

/** Share through the system's sheet; closing it is a change of mind, no error. */
async function toSystem(url: string): Promise<void> {
  await navigator.share({ url }).catch(() => undefined);
}

/** Modules of light around the code: readers find it by them. */
const BORDER = 2;

/** A text as a QR code: dark on light in both themes, as cameras expect it. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: "M", border: BORDER });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${String(x)} ${String(y)}h1v1h-1z` : "")))
    .join("");
  return (
    <svg
      className={css["Links-qr"]}
      viewBox={`0 0 ${String(size)} ${String(size)}`}
      role="img"
      aria-label={label}
    >
      <path d={path} />
    </svg>
  );
}
