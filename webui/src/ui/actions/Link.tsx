import type { ComponentProps, MouseEvent } from "react";
import { useHref, useLinkClickHandler, type To } from "react-router";

export interface LinkProps extends Omit<ComponentProps<"a">, "href" | "target"> {
  to: To;
}

const ABSOLUTE_URL = /^[a-z][a-z\d+.-]*:/i;

/** A link to a page of the app or elsewhere. The router's own brings its prefetching, which nobody here has. */
export function Link({ to, ...rest }: LinkProps) {
  if (typeof to === "string" && ABSOLUTE_URL.test(to)) return <a {...rest} href={to} />;
  return <PageLink to={to} {...rest} />;
}

function PageLink({ to, onClick, ...rest }: LinkProps) {
  const href = useHref(to);
  const open = useLinkClickHandler(to);
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) open(event);
  };
  return <a {...rest} href={href} onClick={press} />;
}
