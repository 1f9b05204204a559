import { useAtom } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { limits } from "@/domain";
import { SearchField } from "@/ui/fields/SearchField";
import { filterAtom } from "@/state/budget/historyFilter";

export function Search() {
  const { t } = useTranslation();
  const [filter, setFilter] = useAtom(filterAtom);
  return (
    <SearchField
      label={t("history.search")}
      clearLabel={t("actions.clear")}
      maxLength={limits.SEARCH_MAX_CHARACTERS}
      value={filter.text}
      onChange={(text) => {
        setFilter({ ...filter, text });
      }}
    />
  );
}
