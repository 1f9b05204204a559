import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useEffect, useEffectEvent, useState } from "react";
import { useErrorText } from "@/i18n/useErrorText";
import { useOnce } from "@/parts/forms/useIntent";
import { endIntroductionAtom, isCurrencyOpenAtom } from "@/state/budget/begin";
import { showToast } from "@/ui/overlays/toasts";
import { CurrencyQuestion } from "./CurrencyQuestion";
import { Introduction } from "./Introduction";

/** The first run: the introduction, then the currency. That the end was reached, or skipped to, is kept in the settings. */
export default function Onboarding() {
  const [isIntroduced, setIntroduced] = useState(false);
  const isCurrencyOpen = useAtomValue(isCurrencyOpenAtom);
  const end = useEnd();
  const onSettled = useEffectEvent(() => end(null));
  const isSettled = isIntroduced && isCurrencyOpen === false;
  useEffect(() => {
    if (isSettled) onSettled();
  }, [isSettled]);
  if (isIntroduced) return <CurrencyQuestion isReady={isCurrencyOpen !== null} onAnswer={end} />;
  return (
    <Introduction
      onEnd={() => {
        if (isCurrencyOpen === false) end(null);
        else setIntroduced(true);
      }}
    />
  );
}

/** Ends the first run once, with the currency chosen or null; says why it could not. */
function useEnd(): (currencyCode: string | null) => void {
  const endIntroduction = useSetAtom(endIntroductionAtom);
  const [once, why] = [useOnce(), useErrorText()];
  return (currencyCode) => {
    void once(() => endIntroduction(currencyCode)).then((outcome) => {
      if (outcome?.ok === false) showToast({ text: why(outcome), tone: "error" });
    });
  };
}
