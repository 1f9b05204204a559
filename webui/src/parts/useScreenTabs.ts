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

/** The tabs of the history: what was booked, and who changed what. */
export function useHistoryTabs() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return {
    label: t("history.title"),
    tabs: [
      { value: "history", text: t("history.entries") },
      { value: "history/activity", text: t("history.activity") },
    ],
    onChange: (tab: string) => void navigate(`/${tab}`),
  };
}
