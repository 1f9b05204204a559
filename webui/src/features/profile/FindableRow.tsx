import { useSetAtom } from "jotai";
import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import type { User } from "@/contract/schemas";
import { useErrorText } from "@/i18n/useErrorText";
import { updateProfileAtom } from "@/state/session/profile";
import { ListRow } from "@/ui/rows/ListRow";
import { Switch } from "@/ui/fields/Switch";
import { showToast } from "@/ui/overlays/toasts";

/** Switch that lets others find and invite the person. */
export function FindableRow({ user }: { user: User }) {
  const { t } = useTranslation();
  const why = useErrorText();
  const update = useSetAtom(updateProfileAtom);
  const [wanted, setWanted] = useState<boolean | null>(null);
  async function save(canAddToWorkspace: boolean): Promise<void> {
    setWanted(canAddToWorkspace);
    const outcome = await update({ canAddToWorkspace });
    setWanted(null);
    if (!outcome.ok) showToast({ text: why(outcome), tone: "error" });
  }
  return (
    <ListRow
      control
      title={t("profile.findable")}
      sub={t("profile.findableText")}
      end={
        <Switch
          checked={wanted ?? user.canAddToWorkspace}
          onChange={(event) => void save(event.target.checked)}
        />
      }
    />
  );
}
