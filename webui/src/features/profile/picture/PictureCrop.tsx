import "react-easy-crop/react-easy-crop.css";
import { useEffect, useState } from "react";
import Cropper from "react-easy-crop";
import { limits } from "@/domain";
import { useTranslation } from "@/i18n/useTranslation";
import { useNavigate } from "react-router";
import { Button } from "@/ui/actions/Button";
import { Slider } from "@/ui/fields/Slider";
import { PROFILE } from "../paths";
import { cut, type Area } from "./picture";
import css from "../Profile.module.css";
import { useSavePicture } from "./useSavePicture";

export interface PictureCropProps {
  file: File;
  onCancel: () => void;
  /** The browser makes no picture of the file. */
  onUnreadable: () => void;
}

/** The part of a picture that is kept, moved under a round window. */
export function PictureCrop({ file, onCancel, onUnreadable }: PictureCropProps) {
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
