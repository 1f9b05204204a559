import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { BellRing, Download, House, Languages, SunMoon } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { validation, limits, type MainScreen } from "@/domain";
import { useLanguage } from "@/i18n/useLanguage";
import { isGuestAtom } from "@/state/session/session";
import { mainScreenAtom, updateSettingsAtom } from "@/state/budget/settings";
import { useInstall } from "@/ui/browser/install";
import { setTheme, THEMES, useTheme } from "@/ui/browser/theme";
import { ListRow } from "@/ui/rows/ListRow";
import { MoreRow, type MoreRowProps } from "@/parts/MoreRow";
import { ChoiceSheet } from "@/parts/ChoiceSheet";
import type { Choice } from "@/ui/overlays/SheetList";
import { RowGroup } from "./RowGroup";

/** Look and start screen of the app. */
export function DeviceRows() {
  const { t } = useTranslation();
  const isGuest = useAtomValue(isGuestAtom);
  return (
    <RowGroup title={t("more.app")}>
      <LanguageRow />
      <ThemeRow />
      <MainScreenRow />
      {isGuest && <MoreRow glyph={BellRing} hue="amber" title={t("alerts.title")} to="/alerts" />}
      <InstallRow />
      {!window.isSecureContext && <ListRow compact wrap title={t("more.plain")} sub={t("more.plainText")} />}
    </RowGroup>
  );
}

function LanguageRow() {
  const { t } = useTranslation();
  const update = useSetAtom(updateSettingsAtom);
  return (
    <ChoiceRow
      glyph={Languages}
      hue="sky"
      title={t("language.label")}
      choices={validation.LANGUAGES.map((value) => ({ value, text: t(`language.${value}`) }))}
      value={useLanguage()}
      onChoose={(language) => void update({ language })}
    />
  );
}

function ThemeRow() {
  const { t } = useTranslation();
  return (
    <ChoiceRow
      glyph={SunMoon}
      hue="violet"
      title={t("theme.label")}
      choices={THEMES.map((value) => ({ value, text: t(`theme.${value}`) }))}
      value={useTheme()}
      onChoose={setTheme}
    />
  );
}

function MainScreenRow() {
  const { t } = useTranslation();
  const stored = useAtomValue(mainScreenAtom);
  const update = useSetAtom(updateSettingsAtom);
  return (
    <ChoiceRow
      glyph={House}
      hue="green"
      title={t("more.mainScreen")}
      choices={START_SCREENS.map((screen) => ({ value: screen, text: t(`more.screen.${screen}`) }))}
      value={startScreenOf(stored)}
      onChoose={(mainScreen) => void update({ mainScreen })}
    />
  );
}

/** Only while the browser offers it. */
function InstallRow() {
  const { t } = useTranslation();
  const { available, ask } = useInstall();
  return (
    available && <MoreRow glyph={Download} hue="slate" title={t("more.install")} onPress={() => void ask()} />
  );
}

const START_SCREENS = [
  "accounts",
  "planning",
  "expenses",
  "history",
  "statistics",
] as const satisfies readonly MainScreen[];

type StartScreen = (typeof START_SCREENS)[number];

/** Which of them is set: the budget opens at its accounts. */
export function startScreenOf(stored: MainScreen): StartScreen {
  if (stored === "budget") return "accounts";
  return START_SCREENS.find((screen) => screen === stored) ?? limits.DEFAULT_MAIN_SCREEN;
}

interface ChoiceRowProps<Value extends string> extends Pick<MoreRowProps, "glyph" | "hue" | "title"> {
  choices: readonly Choice<Value>[];
  value: Value;
  onChoose: (value: Value) => void;
}

/** A setting of a few values, chosen in a sheet. */
function ChoiceRow<Value extends string>({ choices, value, onChoose, ...row }: ChoiceRowProps<Value>) {
  const chosen = choices.find((choice) => choice.value === value);
  return (
    <ChoiceSheet title={row.title} choices={choices} value={value} onChoose={onChoose}>
      {(open) => <MoreRow {...row} value={chosen?.text ?? ""} onPress={open} />}
    </ChoiceSheet>
  );
}
