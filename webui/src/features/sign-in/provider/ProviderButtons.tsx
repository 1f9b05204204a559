import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { useMessage } from "@/i18n/useMessage";
import { useRemote } from "@/parts/useRemote";
import {
  providersAtom,
  providersRemote,
  startProviderAtom,
  type ProviderName,
} from "@/state/session/providers";
import { Button } from "@/ui/actions/Button";
import { leaveTo } from "@/ui/browser/leaving";
import { showToast } from "@/ui/overlays/toasts";
import css from "./ProviderButtons.module.css";
import { PROVIDERS } from "./marks";

export interface ProviderButtonsProps {
  /** Takes along what was typed. */
  onLeave: () => void;
}

/** The ways in that need no password of ours; nothing where there is none. */
export function ProviderButtons({ onLeave }: ProviderButtonsProps) {
  const { t } = useTranslation();
  const providers = useProviders();
  if (providers.length === 0) return null;
  return (
    <div className={css["ProviderButtons"]}>
      <p className={css["ProviderButtons-or"]}>{t("signIn.or")}</p>
      {providers.map((provider) => (
        <ProviderButton key={provider} provider={provider} onLeave={onLeave} />
      ))}
    </div>
  );
}

function useProviders(): readonly ProviderName[] {
  useRemote(providersRemote);
  return useAtomValue(providersAtom);
}

function ProviderButton({ provider, onLeave }: ProviderButtonsProps & { provider: ProviderName }) {
  const { t } = useTranslation();
  const message = useMessage();
  const start = useSetAtom(startProviderAtom);
  const [busy, setBusy] = useState(false);
  const { label, glyph } = PROVIDERS[provider];
  async function leave(): Promise<void> {
    onLeave();
    setBusy(true);
    const address = await start(provider);
    setBusy(false);
    if (address.ok) await leaveTo(address.data);
    else showToast({ text: message(address.code, address.params), tone: "error" });
  }
  return (
    <Button kind="outline" size="l" block glyph={glyph} busy={busy} onClick={() => void leave()}>
      {t("signIn.continueWith", { provider: label })}
    </Button>
  );
}
