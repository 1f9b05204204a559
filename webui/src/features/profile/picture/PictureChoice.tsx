import { useRef } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import type { User } from "@/contract/schemas";
import { limits, type ErrorCode } from "@/domain";
import { Avatar } from "@/ui/art/Avatar";
import { Button } from "@/ui/actions/Button";
import { hueOf } from "@/ui/art/hue";
import css from "../Profile.module.css";
import { useSavePicture } from "./useSavePicture";

export interface PictureChoiceProps {
  user: User;
  /** Error of the file chosen last. */
  wrong: ErrorCode | null;
  onChosen: (file: File) => void;
}

/** The picture there is, and the way to another. */
export function PictureChoice({ user, wrong, onChosen }: PictureChoiceProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const { busy, save } = useSavePicture();
  return (
    <>
      <div className={css["Profile-picture"]}>
        <Avatar name={user.name} picture={user.avatar ?? undefined} hue={hueOf(user.id)} round size="xl" />
      </div>
      <p className={css["Profile-text"]}>{t("profile.pictureText")}</p>
      {wrong !== null && (
        <p role="alert" className={css["Profile-wrong"]}>
          {t(wrong)}
        </p>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={limits.IMAGE_TYPES.join(",")}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = "";
          if (file !== undefined) onChosen(file);
        }}
      />
      <Button size="l" block onClick={() => input.current?.click()}>
        {t("profile.choosePicture")}
      </Button>
      {user.avatar !== null && (
        <Button kind="danger-text" block busy={busy} onClick={() => void save(null)}>
          {t("profile.removePicture")}
        </Button>
      )}
    </>
  );
}
