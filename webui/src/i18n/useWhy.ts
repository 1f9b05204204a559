import { useTranslation } from "./useTranslation";
import type { Problem } from "@/contract/schemas";
import { useMessage } from "./useMessage";

type Refusal = Pick<Problem, "fields" | "params"> & { readonly code: string; readonly message?: string };

/** Why the server refused something, in the person's language; in the server's words where there is no text for it. */
export function useWhy(): (refusal: Refusal) => string {
  const { exists } = useTranslation();
  const message = useMessage();
  return ({ code, fields, message: inEnglish = "", params }) => {
    const [cause = code] = Object.values(fields);
    if (exists(cause)) return message(cause, params);
    return inEnglish === "" ? message("server.error") : inEnglish;
  };
}
