import { useEffect } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { leavePage } from "@/ui/overlays/toasts";

/**
 * A page opened anew starts at its top; going back leaves it to the browser, which remembers where one was. Toasts stay
 * behind with the page they were shown on.
 */
export function usePageChange(): void {
  const { pathname } = useLocation();
  const opened = useNavigationType() !== NavigationType.Pop;
  useEffect(() => {
    leavePage();
    if (opened) window.scrollTo(0, 0);
  }, [pathname, opened]);
}
