import { useTranslation } from "./useTranslation";

export type Message = (code: string, params?: Readonly<Record<string, string>>) => string;

/** The texts of codes: those of failed actions, wrong fields and notices, which come as data. */
export function useMessage(): Message {
  return useTranslation().t as Message;
}
