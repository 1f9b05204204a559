import { useTranslation } from "@/i18n/useTranslation";
import { useNavigate } from "react-router";

/** The tabs of the budget: their texts, and where they lead. */
export function useBudgetTabs() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return {
    label: t("planning.tabs"),
    tabs: [
      { value: "accounts", text: t("planning.accounts") },
      { value: "planning", text: t("planning.planning") },
      { value: "planning/lists", text: t("lists.title") },
    ],
    onChange: (tab: string) => void navigate(`/${tab}`),
  };
}
