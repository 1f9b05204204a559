import { useCallback } from "react";
import { grouped } from "@/domain";
import type { Key } from "./translate";
import { useTranslation } from "./useTranslation";

/** Texts about so many things: the plural form by the count, and `{n}` as the count with its thousands parted. */
export function useCounted(): (key: Key, count: number) => string {
  const { t } = useTranslation();
  return useCallback((key, count) => t(key, { count, n: grouped(String(count)) }), [t]);
}
