import { useTranslation } from "./useTranslation";

export type Message = (code: string, params?: Readonly<Record<string, string>>) => string;

/**
 * The texts of codes: those of failed actions, wrong fields and notices, which come as data. A proxy's page has no code
 * and a newer server's may be unknown here: they get the general text.
 */
export function useMessage(): Message {
  const { exists, t } = useTranslation();
  return (code, params) => (t as Message)(exists(code) ? code : "server.error", params);
}
