/** Error of a typed filter. */
import type { ErrorCode } from "@/contract/codes.gen";

/** A typed filter that can't be read; `params` fill the placeholders of its text. */
export class FilterError extends Error {
  override readonly name = "FilterError";
  readonly code: ErrorCode;
  /** Number of characters in front of the wrong part. */
  readonly position: number;
  readonly params: Readonly<Record<string, string>>;

  constructor(code: ErrorCode, position: number, params: Readonly<Record<string, string>> = {}) {
    super(code);
    this.code = code;
    this.position = position;
    this.params = params;
  }
}
