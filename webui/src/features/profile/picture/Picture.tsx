import { useAtomValue } from "jotai";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { userAtom } from "@/state/session/session";
import { Card } from "@/ui/frame/Card";
import { Section } from "@/ui/rows/Section";
import { PROFILE } from "../paths";
import { PictureCrop } from "./PictureCrop";
import { PictureChoice } from "./PictureChoice";
import { ProfilePage } from "../ProfilePage";

/** The person's picture: chosen, cut to a square, or taken away. */
export default function Picture() {
  const { t } = useTranslation();
  const user = useAtomValue(userAtom);
  const [file, setFile] = useState<File | null>(null);
  return (
    <ProfilePage title={t("profile.picture")} back={PROFILE}>
      {user && (
        <Card pad>
          <Section>
            {file === null ? (
              <PictureChoice user={user} onChosen={setFile} />
            ) : (
              <PictureCrop
                file={file}
                onCancel={() => {
                  setFile(null);
                }}
              />
            )}
          </Section>
        </Card>
      )}
    </ProfilePage>
  );
}
