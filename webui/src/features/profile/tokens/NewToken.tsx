import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { FormPage } from "@/parts/forms/FormPage";
import { TOKENS } from "../paths";
import { TokenForm } from "./TokenForm";
import { TokenOnce } from "./TokenOnce";

/** Makes a token, and shows it this once. */
export default function NewToken() {
  const { t } = useTranslation();
  const [token, setToken] = useState<string | null>(null);
  return (
    <FormPage narrow title={t("tokens.new")} back={TOKENS}>
      {token === null ? <TokenForm onMade={setToken} /> : <TokenOnce token={token} />}
    </FormPage>
  );
}
