import { useAtomValue } from "@/state/useAtomValue";
import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { ErrorCode } from "@/domain";
import { FormPage } from "@/parts/forms/FormPage";
import { userAtom } from "@/state/session/session";
import { Card } from "@/ui/frame/Card";
import { Section } from "@/ui/rows/Section";
import { PROFILE } from "../paths";
import { PictureCrop } from "./PictureCrop";
import { PictureChoice } from "./PictureChoice";
import { whyNot } from "./picture";

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
