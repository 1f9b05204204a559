import { useTranslation } from "@/i18n/useTranslation";
import { useNavigate } from "react-router";

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
