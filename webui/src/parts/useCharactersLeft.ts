import { useTranslation } from "@/i18n/useTranslation";

/** Part of a limit from which on it is spoken of. */
const NEAR_PART = 0.8;

/** Return the help of a field with a limit: nothing while there is room, then what is left of it. */
export function useCharactersLeft(): (text: string, max: number) => string | undefined {
  const { t } = useTranslation();
  return (text, max) => {
    const count = Array.from(text).length;
    return count < max * NEAR_PART || count > max
      ? undefined
      : t("states.charactersLeft", { count: max - count });
  };
}
