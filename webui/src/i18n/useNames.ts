import { useTranslation } from "react-i18next";
import { workspaces } from "@/domain";
import type { Texts } from "./texts";

type DefaultName = keyof Texts["defaults"];

const DEFAULTS: ReadonlySet<string> = new Set(
  [...workspaces.DEFAULT_ACCOUNTS, ...workspaces.DEFAULT_CATEGORIES].map(({ name }) => name),
);

/** Names as screens show them: those everybody starts with are translated until they are renamed. */
export function useNames(): (name: string) => string {
  const { t } = useTranslation();
  return (name) => (isDefault(name) ? t(`defaults.${name}`) : name);
}

function isDefault(name: string): name is DefaultName {
  return DEFAULTS.has(name);
}
