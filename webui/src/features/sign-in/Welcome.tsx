import { useState } from "react";
import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { FlaskConical } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { tagOf, type Language } from "@/i18n/languages";
import { switchLanguage } from "@/i18n/start";
import { isSilent } from "@/data/device/silence";
import { useLanguage } from "@/i18n/useLanguage";
import { useMessage } from "@/i18n/useMessage";
import { DEVICE_SILENT } from "@/state/outcome";
import { hasGuestBudgetAtom } from "@/state/session/session";
import { startGuestAtom, startSampleAtom } from "@/state/session/signIn";
import { isSignUpOpenAtom } from "@/state/session/capabilities";
import { Button } from "@/ui/actions/Button";
import { ButtonLink } from "@/ui/actions/ButtonLink";
import { IconTile } from "@/ui/art/IconTile";
import { usePageHeading } from "@/ui/browser/usePageHeading";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import css from "./Welcome.module.css";

/** The first page: what this is, and the three ways in. It calls nobody: whether sign-ups are open is known later. */
export default function Welcome() {
  const { t } = useTranslation();
  const guest = usePress(useSetAtom(startGuestAtom));
  const sample = usePress(useSetAtom(startSampleAtom));
  const other = useLanguage() === "en" ? "ua" : "en";
  const language = usePress(() => switchLanguage(other));
  const message = useMessage();
  const failure = guest.failure ?? sample.failure ?? language.failure;
  const heading = usePageHeading(t("app.name"));
  const isSignUpOpen = useAtomValue(isSignUpOpenAtom);
  return (
    <div className={css["Welcome"]}>
      <Rings />
      <div className={css["Welcome-text"]}>
        <h1 ref={heading} tabIndex={-1}>
          {t("signIn.line")}
        </h1>
        <p>{t("signIn.welcomeText")}</p>
      </div>
      <div className={css["Welcome-ways"]}>
        <Button size="l" block busy={guest.isBusy} onClick={guest.go}>
          {t("signIn.start")}
        </Button>
        {isSignUpOpen && (
          <ButtonLink to="/sign-up" kind="outline" size="l" block>
            {t("signIn.signUp")}
          </ButtonLink>
        )}
        <ButtonLink to="/login" kind="text" size="l" block>
          {t("signIn.login")}
        </ButtonLink>
      </div>
      <Sample start={sample.go} />
      {failure !== null && <p role="alert">{message(failure)}</p>}
      <OtherLanguage other={other} onPress={language.go} />
    </div>
  );
}

/** A first look without typing; not where a budget of one's own would be in its place. */
function Sample({ start }: { readonly start: () => void }) {
  const { t } = useTranslation();
  const hasOwn = useAtomValue(hasGuestBudgetAtom);
  if (hasOwn) return null;
  return (
    <div className={css["Welcome-sample"]}>
      <ListGroup>
        <ListRow
          chevron
          title={t("signIn.sample")}
          sub={t("signIn.sampleText")}
          wrap
          start={<IconTile icon={{ glyph: FlaskConical, hue: "teal" }} />}
          onPress={start}
        />
      </ListGroup>
    </div>
  );
}

/** Runs a press once at a time; without a connection, what it needs may not be on the device yet. */
function usePress(start: () => Promise<void>) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const go = () => {
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    start()
      .catch((error: unknown) => setFailure(isSilent(error) ? DEVICE_SILENT : "missing.text"))
      .finally(() => setBusy(false));
  };
  return { isBusy, failure, go };
}

function OtherLanguage({ other, onPress }: { readonly other: Language; readonly onPress: () => void }) {
  const { t } = useTranslation();
  return (
    <Button kind="text" lang={tagOf(other)} onClick={onPress}>
      {t(`language.${other}`)}
    </Button>
  );
}

function Rings() {
  const circle = { cx: 96, cy: 96, r: 80 };
  return (
    <svg className={css["Welcome-art"]} viewBox="0 0 192 192" aria-hidden="true">
      <circle className={css["Welcome-track"]} {...circle} />
      <circle
        className={css["Welcome-arc"]}
        {...circle}
        pathLength="100"
        strokeDasharray="68 100"
        transform="rotate(-90 96 96)"
      />
      <circle className={css["Welcome-dot"]} cx="96" cy="96" r="26" />
    </svg>
  );
}
