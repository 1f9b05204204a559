import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useEffect, useEffectEvent, useState } from "react";
import useEmblaCarousel from "embla-carousel-react";
import { useErrorText } from "@/i18n/useErrorText";
import { useOnce } from "@/parts/forms/useIntent";
import { endIntroductionAtom, isCurrencyOpenAtom } from "@/state/budget/begin";
import { showToast } from "@/ui/overlays/toasts";
import { useTranslation } from "@/i18n/useTranslation";
import { Button } from "@/ui/actions/Button";
import { usePageHeading } from "@/ui/browser/usePageHeading";
import { VisuallyHidden } from "@/ui/frame/VisuallyHidden";
import { CurrencyQuestion } from "./CurrencyQuestion";
import { Frame } from "./Frame";
import { STEPS, type StepName } from "./steps";
import { Art } from "./Art";
import css from "./Onboarding.module.css";

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

/** Three pages to swipe through. */
function Introduction({ onEnd }: { onEnd: () => void }) {
  const { t } = useTranslation();
  const { viewport, index, next } = useSteps();
  const isLast = index === STEPS.length - 1;
  usePageHeading(t("onboarding.label"));
  return (
    <Frame onSkip={onEnd}>
      <h1>
        <VisuallyHidden>{t("onboarding.label")}</VisuallyHidden>
      </h1>
      <div className={css["Onboarding-view"]} ref={viewport}>
        <div className={css["Onboarding-steps"]}>
          {STEPS.map((step, position) => (
            <Step key={step} step={step} isCurrent={position === index} />
          ))}
        </div>
      </div>
      <Dots index={index} count={STEPS.length} />
      <Button size="l" block onClick={isLast ? onEnd : next}>
        {t(isLast ? "onboarding.start" : "actions.next")}
      </Button>
    </Frame>
  );
}

/** Which step is in view, and the way to the next one. */
function useSteps() {
  const [viewport, carousel] = useEmblaCarousel();
  const [index, setIndex] = useState(0);
  useEffect(() => {
    const look = () => setIndex(carousel?.selectedScrollSnap() ?? 0);
    carousel?.on("select", look);
    return () => {
      carousel?.off("select", look);
    };
  }, [carousel]);
  return { viewport, index, next: () => carousel?.scrollNext() };
}

/** Progress as dots. */
function Dots({ index, count }: { index: number; count: number }) {
  const { t } = useTranslation();
  const label = t("onboarding.step", { number: index + 1, of: count });
  return (
    <div className={css["Onboarding-dots"]} role="img" aria-label={label}>
      {Array.from({ length: count }, (_, position) => (
        <i key={position} data-current={position === index || undefined} />
      ))}
    </div>
  );
}

/** One page; those out of view are not read out. */
function Step({ step, isCurrent }: { step: StepName; isCurrent: boolean }) {
  const { t } = useTranslation();
  return (
    <section className={css["Onboarding-step"]} aria-hidden={!isCurrent}>
      <Art step={step} />
      <h2>{t(`onboarding.${step}Title`)}</h2>
      <p>{t(`onboarding.${step}Text`)}</p>
    </section>
  );
}
