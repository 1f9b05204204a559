import { useEffect, useRef, type RefObject } from "react";

const PRODUCT = "Budget";

/** The page the app was opened with is not come to from another one. */
const seen = { isFirst: true };

/**
 * Names the browser's tab and the history after the page shown. For its `<h1 tabIndex={-1}>`: it takes the focus when one
 * comes from another page, so that readers and keys begin there; not while something stands over the page, and not from
 * a field or a tab.
 */
export function usePageHeading(title: string | undefined): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = title === undefined ? PRODUCT : `${title} · ${PRODUCT}`;
  }, [title]);
  useEffect(() => {
    if (!seen.isFirst && !isBusy()) heading.current?.focus({ preventScroll: true });
    seen.isFirst = false;
  }, []);
  return heading;
}

function isBusy(): boolean {
  const isCovered = document.querySelector("[data-modal][data-open]") !== null;
  return isCovered || document.activeElement?.matches("input, textarea, select, [role=tab]") === true;
}
