import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useEffect, useEffectEvent } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { chooseMonthAtom } from "@/state/budget/month";
import { isLoadingAtom, switchWorkspaceAtom, workspaceAtom, workspacesAtom } from "@/state/budget/workspace";

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** Follows `?workspace=id&month=yyyy-MM&category=id`, where an alert leads: opens that month of that workspace, once. */
export function AlertLink(): null {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const isLoading = useAtomValue(isLoadingAtom);
  const [open, all] = [useAtomValue(workspaceAtom)?.id, useAtomValue(workspacesAtom)];
  const [switchTo, choose] = [useSetAtom(switchWorkspaceAtom), useSetAtom(chooseMonthAtom)];
  const wanted = query.get("workspace");
  const follow = useEffectEvent(async () => {
    if (wanted === null || isLoading) return;
    const [month, category] = [query.get("month") ?? "", query.get("category")];
    setQuery({}, { replace: true });
    if (wanted !== open) {
      if (!all.some(({ id }) => id === wanted) || !(await switchTo(wanted)).ok) return;
    }
    if (MONTH.test(month)) await choose(month);
    if (category !== null) void navigate(`/categories/${encodeURIComponent(category)}`);
  });
  useEffect(() => {
    void follow();
  }, [wanted, isLoading]);
  return null;
}
