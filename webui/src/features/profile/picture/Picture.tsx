import { useAtomValue } from "@/state/useAtomValue";
import { useState, useRef } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { ErrorCode, limits } from "@/domain";
import { FormPage } from "@/parts/forms/FormPage";
import { userAtom } from "@/state/session/session";
import { Card } from "@/ui/frame/Card";
import { Section } from "@/ui/rows/Section";
import type { User } from "@/contract/schemas";
import { Avatar } from "@/ui/art/Avatar";
import { Button } from "@/ui/actions/Button";
import { hueOf } from "@/ui/art/hue";
import { PROFILE } from "../paths";
import { PictureCrop } from "./PictureCrop";
import { whyNot } from "./picture";
import { useSavePicture } from "./useSavePicture";
import css from "../Profile.module.css";

/** The person's picture: chosen, cut to a square, or taken away. */
export default function Picture() {
  const { t } = useTranslation();
  const user = useAtomValue(userAtom);
  const [file, setFile] = useState<File | null>(null);
  const [wrong, setWrong] = useState<ErrorCode | null>(null);
  const choose = async (chosen: File) => {
    const code = await whyNot(chosen);
    setWrong(code);
    if (code === null) setFile(chosen);
  };
  return (
    <FormPage narrow title={t("profile.picture")} back={PROFILE}>
      {user && (
        <Card pad>
          <Section>
            {file === null ? (
              <PictureChoice user={user} wrong={wrong} onChosen={(chosen) => void choose(chosen)} />
            ) : (
              <PictureCrop
                file={file}
                onCancel={() => setFile(null)}
                onUnreadable={() => {
                  setFile(null);
                  setWrong(ErrorCode.VALIDATION_FILE_TYPE);
                }}
              />
            )}
          </Section>
        </Card>
      )}
    </FormPage>
  );
}

interface PictureChoiceProps {
  user: User;
  /** Error of the file chosen last. */
  wrong: ErrorCode | null;
  onChosen: (file: File) => void;
}

/** The picture there is, and the way to another. */
function PictureChoice({ user, wrong, onChosen }: PictureChoiceProps) {
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
