import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { useNavigate } from "react-router";
import { FormPage } from "@/parts/forms/FormPage";
import { updateProfileAtom } from "@/state/session/profile";
import { userAtom } from "@/state/session/session";
import { useFieldForm } from "@/parts/useFieldForm";
import { TextField } from "@/ui/fields/TextField";
import { showToast } from "@/ui/overlays/toasts";
import { FormCard } from "./FormCard";
import { PROFILE } from "./paths";

interface NameValues {
  name: string;
}

const RULES = { name: "name" } as const;

export default function NameForm() {
  const { t } = useTranslation();
  const user = useAtomValue(userAtom);
  return (
    <FormPage narrow title={t("profile.name")} back={PROFILE}>
      {user && <Fields name={user.name} />}
    </FormPage>
  );
}

function Fields({ name }: NameValues) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const update = useSetAtom(updateProfileAtom);
  const save = async (values: NameValues) => {
    const outcome = await update(values);
    if (outcome.ok) {
      showToast({ text: t("states.saved") });
      void navigate(PROFILE);
    }
    return outcome;
  };
  const { field, ...form } = useFieldForm<NameValues>(RULES, save, { start: { name } });
  return (
    <FormCard {...form} submitLabel={t("actions.save")}>
      <TextField {...field("name")} label={t("profile.name")} autoComplete="name" />
    </FormCard>
  );
}
