import { useEffect } from "react";

const PRODUCT = "Budget";

/** Names the browser's tab and the history after the page shown. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title === undefined ? PRODUCT : `${title} · ${PRODUCT}`;
  }, [title]);
}
