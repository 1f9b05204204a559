import { useTranslation } from "@/i18n/useTranslation";
import { Art } from "./Art";
import css from "./Onboarding.module.css";
import type { StepName } from "./steps";

/** One page; those out of view are not read out. */
export function Step({ step, isCurrent }: { step: StepName; isCurrent: boolean }) {
  const { t } = useTranslation();
  return (
    <section className={css["Onboarding-step"]} aria-hidden={!isCurrent}>
      <Art step={step} />
      <h2>{t(`onboarding.${step}Title`)}</h2>
      <p>{t(`onboarding.${step}Text`)}</p>
    </section>
  );
}
