import type { ComponentProps, MouseEvent } from "react";
import { useHref, useLinkClickHandler, type To } from "react-router";

export interface LinkProps extends Omit<ComponentProps<"a">, "href" | "target"> {
  to: To;
}

/** A link to a page of the app. The router's own brings its prefetching of server routes, which nobody here has. */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const href = useHref(to);
  const open = useLinkClickHandler(to);
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) open(event);
  };
  return <a {...rest} href={href} onClick={press} />;
}
