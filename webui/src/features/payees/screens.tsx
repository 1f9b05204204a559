import { useSearchParams } from "react-router";
import { NamedList } from "./NamedList";
import { NamedPage } from "./NamedPage";
import type { NamedKind } from "./named";

/** The payees, or the page of the one that the address names. */
export function Payees() {
  return <Named kind="payees" />;
}

/** The tags, or the page of the one that the address names. */
export function Tags() {
  return <Named kind="tags" />;
}

function Named({ kind }: { kind: NamedKind }) {
  const [query] = useSearchParams();
  const name = query.get("name");
  return name === null || name === "" ? (
    <NamedList kind={kind} />
  ) : (
    <NamedPage key={name} kind={kind} name={name} />
  );
}
