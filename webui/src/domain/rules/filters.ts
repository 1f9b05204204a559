/**
 * The filter language of entries: `food and (payee:silpo or #kyiv) since:2026-01 min:20`. `parse` reads a typed filter,
 * `compileFilter` makes a test of entries of it, which the server's own query equals, and `checkNames` refuses names that
 * nothing has.
 */
export { FilterError } from "./filters/errors";
export {
  checkNames,
  compileFilter,
  isByLine,
  type FilteredEntry,
  type FilteredLine,
  type Names,
  type Test,
} from "./filters/matching";
export { parse } from "./filters/parser";
export { partsOf, withConditions, type Part } from "./filters/parts";
export { terms, type Field, type Node, type Term } from "./filters/terms";
