import { useTranslation } from "@/i18n/useTranslation";
import { FormPage } from "@/parts/forms/FormPage";
import { Invitations } from "./Invitations";
import { Users } from "./Users";
import { MORE } from "./paths";

/** The users of the server and the codes that invite others, for its owner. */
export default function Server() {
  const { t } = useTranslation();
  return (
    <FormPage narrow title={t("hosting.title")} back={MORE}>
      <Invitations />
      <Users />
    </FormPage>
  );
}
