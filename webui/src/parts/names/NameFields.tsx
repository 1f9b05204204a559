import type { UseFormReturn } from "react-hook-form";
import { useTranslation } from "@/i18n/useTranslation";
import { validation } from "@/domain";
import { useAtomValue } from "@/state/useAtomValue";
import { workspaceAtom } from "@/state/budget/workspace";
import { isGuestAtom } from "@/state/session/session";
import { Switch } from "@/ui/fields/Switch";
import { TextField } from "@/ui/fields/TextField";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";

export interface NameValues {
  name: string;
  isSharing: boolean;
}

export interface NameFieldsProps {
  form: UseFormReturn<NameValues>;
  /** Text of what is wrong with the name. */
  error: string | undefined;
}

/** The name of somebody without an account, and the switch that gives them a part of new expenses. */
export function NameFields({ form, error }: NameFieldsProps) {
  const { t } = useTranslation();
  const isGuest = useAtomValue(isGuestAtom);
  const workspace = useAtomValue(workspaceAtom)?.name ?? "";
  return (
    <>
      <TextField
        label={t("names.name")}
        help={t(isGuest ? "names.guestHelp" : "names.help")}
        autoComplete="off"
        error={error}
        {...form.register("name", { validate: (text) => validation.wrong("name", text) ?? true })}
      />
      <ListGroup>
        <ListRow
          control
          wrap
          title={t("names.bears")}
          sub={isGuest ? t("names.bearsGuest") : t("names.bearsHelp", { workspace })}
          end={<Switch {...form.register("isSharing")} />}
        />
      </ListGroup>
    </>
  );
}
