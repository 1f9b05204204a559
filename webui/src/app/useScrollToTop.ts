import { useEffect } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

/** A page opened anew starts at its top; going back leaves it to the browser, which remembers where one was. */
export function useScrollToTop(): void {
  const { pathname } = useLocation();
  const opened = useNavigationType() !== NavigationType.Pop;
  useEffect(() => {
    if (opened) window.scrollTo(0, 0);
  }, [pathname, opened]);
}
