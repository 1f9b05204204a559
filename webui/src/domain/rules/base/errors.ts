/** Error codes of the core, and the error that carries one. A code's value is the key of its text. */
import { ErrorCode } from "@/contract/codes.gen";

export { ErrorCode };

/** Field path as the form knows it (`name`, `listItems.0.label`) → what is wrong with it. */
export type FieldErrors = Readonly<Record<string, ErrorCode>>;

/** A rule was broken; `params` fill the placeholders of the code's text. */
export class DomainError extends Error {
  override readonly name = "DomainError";
  readonly code: ErrorCode;
  readonly fields: FieldErrors;
  readonly params: Readonly<Record<string, string>>;

  constructor(code: ErrorCode, fields: FieldErrors = {}, params: Readonly<Record<string, string>> = {}) {
    super(code);
    this.code = code;
    this.fields = fields;
    this.params = params;
  }
}

/** One wrong field, as the error every form understands. */
export function fieldError(field: string, code: ErrorCode): DomainError {
  return new DomainError(ErrorCode.REQUEST_INVALID, { [field]: code });
}
