import { useTranslation } from "./useTranslation";
import type { Problem } from "@/contract/schemas";
import { useMessage } from "./useMessage";

type Refusal = Pick<Problem, "fields" | "params"> & { readonly code: string; readonly message?: string };

/** Why the server refused something, in the person's language; in the server's words where there is no text for it. */
export function useErrorText(): (refusal: Refusal) => string {
  const { exists } = useTranslation();
  const message = useMessage();
  return ({ code, fields, message: inEnglish = "", params }) => {
    const [cause = code] = Object.values(fields);
    return exists(cause) || inEnglish === "" ? message(cause, params) : inEnglish;
  };
}

/** Errors at fields, which are held as codes: `held` gives the text in place of a code without one, `shown` the text. */
export function useFieldTexts() {
  const { exists } = useTranslation();
  const [message, why] = [useMessage(), useErrorText()];
  return {
    held: (refusal: Refusal, code: string) => (exists(code) ? code : why({ ...refusal, fields: {}, code })),
    shown: (held: string) => (exists(held) ? message(held) : held),
  };
}
