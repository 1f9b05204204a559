import { useTranslation } from "react-i18next";
import { workspaces } from "@/domain";

const DEFAULTS = [...workspaces.DEFAULT_ACCOUNTS, ...workspaces.DEFAULT_CATEGORIES].map(({ name }) => name);

type DefaultName = (typeof DEFAULTS)[number];

/** Names as screens show them: those everybody starts with are translated until they are renamed. */
export function useNames(): (name: string) => string {
  const { t } = useTranslation();
  return (name) => (isDefault(name) ? t(`defaults.${name}`) : name);
}

function isDefault(name: string): name is DefaultName {
  return (DEFAULTS as readonly string[]).includes(name);
}
