import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { TOKENS } from "../paths";
import { ProfilePage } from "../ProfilePage";
import { TokenForm } from "./TokenForm";
import { TokenOnce } from "./TokenOnce";

/** Makes a token, and shows it this once. */
export default function NewToken() {
  const { t } = useTranslation();
  const [token, setToken] = useState<string | null>(null);
  return (
    <ProfilePage title={t("tokens.new")} back={TOKENS}>
      {token === null ? <TokenForm onMade={setToken} /> : <TokenOnce token={token} />}
    </ProfilePage>
  );
}
