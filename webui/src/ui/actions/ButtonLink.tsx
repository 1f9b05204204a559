import { Link, type LinkProps } from "./Link";
import { buttonLook, type ButtonLook } from "./Button";

export interface ButtonLinkProps extends ButtonLook, LinkProps {}

/** A link that looks like a button: it leads to a page instead of doing something. */
export function ButtonLink({ kind, size, block, grow, ...rest }: ButtonLinkProps) {
  return <Link {...rest} {...buttonLook({ kind, size, block, grow })} />;
}
