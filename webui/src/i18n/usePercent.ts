import { percent } from "@/domain";
import { useLanguage } from "./useLanguage";

/** Percents as the language of the page writes them. */
export function usePercent(): (number: number | string) => string {
  const language = useLanguage();
  return (number) => percent.display(number, language);
}
