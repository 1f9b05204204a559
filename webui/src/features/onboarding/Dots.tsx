import { useTranslation } from "@/i18n/useTranslation";
import css from "./Onboarding.module.css";

/** Progress as dots. */
export function Dots({ index, count }: { index: number; count: number }) {
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
