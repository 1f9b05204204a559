import { Fragment } from "react";

/** An e-mail that breaks before its sign and its dots, so that no word of it is torn. */
export function Email({ address }: { address: string }) {
  return address.split(/(?=[@.])/).map((part, index) => (
    <Fragment key={`${String(index)}${part}`}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
