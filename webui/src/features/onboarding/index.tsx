import useEmblaCarousel from "embla-carousel-react";
import { useSetAtom } from "jotai";
import { useEffect, useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { updateSettingsAtom } from "@/state/budget/settings";
import { Button } from "@/ui/actions/Button";
import { usePageHeading } from "@/ui/browser/usePageHeading";
import { Logo } from "@/ui/art/Logo";
import { VisuallyHidden } from "@/ui/frame/VisuallyHidden";
import { Dots } from "./Dots";
import css from "./Onboarding.module.css";
import { Step } from "./Step";
import { STEPS } from "./steps";

/** Three pages to swipe through; that the end was reached, or skipped to, is kept in the settings. */
export default function Onboarding() {
  const { t } = useTranslation();
  const update = useSetAtom(updateSettingsAtom);
  const { viewport, index, next } = useSteps();
  const end = () => void update({ showOnboarding: true });
  const isLast = index === STEPS.length - 1;
  usePageHeading(t("onboarding.label"));
  return (
    <main className={css["Onboarding"]}>
      <h1>
        <VisuallyHidden>{t("onboarding.label")}</VisuallyHidden>
      </h1>
      <div className={css["Onboarding-bar"]}>
        <Logo name={t("app.name")} />
        <Button kind="text" onClick={end}>
          {t("onboarding.skip")}
        </Button>
      </div>
      <div className={css["Onboarding-view"]} ref={viewport}>
        <div className={css["Onboarding-steps"]}>
          {STEPS.map((step, position) => (
            <Step key={step} step={step} isCurrent={position === index} />
          ))}
        </div>
      </div>
      <Dots index={index} count={STEPS.length} />
      <Button size="l" block onClick={isLast ? end : next}>
        {t(isLast ? "onboarding.start" : "actions.next")}
      </Button>
    </main>
  );
}

/** Which step is in view, and the way to the next one. */
function useSteps() {
  const [viewport, carousel] = useEmblaCarousel();
  const [index, setIndex] = useState(0);
  useEffect(() => {
    const look = () => {
      setIndex(carousel?.selectedScrollSnap() ?? 0);
    };
    carousel?.on("select", look);
    return () => {
      carousel?.off("select", look);
    };
  }, [carousel]);
  return { viewport, index, next: () => carousel?.scrollNext() };
}
