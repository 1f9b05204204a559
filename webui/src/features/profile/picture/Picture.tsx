import { useAtomValue } from "@/state/useAtomValue";
import { useState, useRef, useEffect } from "react";
import Cropper from "react-easy-crop";
import { useNavigate } from "react-router";
import { useSetAtom } from "jotai";
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
import { Slider } from "@/ui/fields/Slider";
import { useErrorText } from "@/i18n/useErrorText";
import { setPictureAtom } from "@/state/session/profile";
import { showToast } from "@/ui/overlays/toasts";
import { PROFILE } from "../paths";
import { whyNot, cut, type Area } from "./picture";
import css from "../Profile.module.css";
import "react-easy-crop/react-easy-crop.css";

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

interface PictureCropProps {
  file: File;
  onCancel: () => void;
  /** The browser makes no picture of the file. */
  onUnreadable: () => void;
}

/** The part of a picture that is kept, moved under a round window. */
function PictureCrop({ file, onCancel, onUnreadable }: PictureCropProps) {
  const { t } = useTranslation();
  const url = useUrl(file);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState<number>(limits.AVATAR_SCALE_DEFAULT);
  const [area, setArea] = useState<Area | null>(null);
  const { busy, use } = useCut(file, onUnreadable);
  return (
    <>
      <div className={css["Profile-crop"]}>
        {url !== null && (
          <Cropper
            image={url}
            aspect={1}
            cropShape="round"
            showGrid={false}
            minZoom={limits.AVATAR_SCALE_MIN}
            maxZoom={limits.AVATAR_SCALE_MAX}
            crop={crop}
            zoom={zoom}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
            disableAutomaticStylesInjection
          />
        )}
      </div>
      <Slider
        label={t("profile.zoom")}
        min={limits.AVATAR_SCALE_MIN}
        max={limits.AVATAR_SCALE_MAX}
        step={limits.AVATAR_SCALE_STEP}
        value={zoom}
        valueText={`${String(Math.round(zoom * 10) / 10)}×`}
        onChange={setZoom}
      />
      <Button size="l" block busy={busy} disabled={area === null} onClick={() => area && void use(area)}>
        {t("actions.save")}
      </Button>
      <Button kind="text" block onClick={onCancel}>
        {t("actions.cancel")}
      </Button>
    </>
  );
}

/** Saves the part that was chosen, and leads back. */
function useCut(file: File, onUnreadable: () => void) {
  const navigate = useNavigate();
  const { busy, save } = useSavePicture();
  async function use(area: Area): Promise<void> {
    const picture = await cut(file, area);
    if (picture === null) onUnreadable();
    else if (await save(picture)) void navigate(PROFILE);
  }
  return { busy, use };
}

/** The file as an address that an image can show; null until it was read. */
function useUrl(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const reader = new FileReader();
    reader.onload = () => setUrl(reader.result as string);
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return url;
}

/** Saves a picture, or none, and says how that went. */
function useSavePicture() {
  const { t } = useTranslation();
  const why = useErrorText();
  const set = useSetAtom(setPictureAtom);
  const [busy, setBusy] = useState(false);
  async function save(picture: Blob | null): Promise<boolean> {
    setBusy(true);
    const outcome = await set(picture);
    setBusy(false);
    if (outcome.ok) showToast({ text: t("states.saved") });
    else showToast({ text: why(outcome), tone: "error" });
    return outcome.ok;
  }
  return { busy, save };
}
