import { useTranslation } from "@/i18n/useTranslation";
import css from "../NotSaved.module.css";
import type { CardProps } from "./ChangeCard";

/** Number of changes that wait for the outcome of this one. */
export function Dependents({ change: { dependents } }: CardProps) {
  const { t } = useTranslation();
  const count = dependents.length;
  return count > 0 && <p className={css["Change-what"]}>{t("notSaved.dependents", { count })}</p>;
}
