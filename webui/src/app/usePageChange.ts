import { useEffect, useEffectEvent } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { leavePage } from "@/ui/overlays/toasts";

/**
 * A page opened anew starts at its top; going back leaves it to the browser, which remembers where one was. Toasts stay
 * behind with the page they were shown on. A change of the query alone, as an entry that opens, is no other page.
 */
export function usePageChange(): void {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const changePage = useEffectEvent(() => {
    leavePage();
    if (type !== NavigationType.Pop) window.scrollTo(0, 0);
  });
  useEffect(() => changePage(), [pathname]);
}
