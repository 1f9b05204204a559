import { useSetAtom } from "jotai";
import { CircleGauge, House, Languages, SunMoon } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { validation } from "@/domain";
import { useLanguage } from "@/i18n/useLanguage";
import { RowGroup } from "@/parts/RowGroup";
import { expensesViewAtom, mainScreenAtom, updateSettingsAtom } from "@/state/budget/settings";
import { useAtomValue } from "@/state/useAtomValue";
import { setTheme, THEMES, useTheme } from "@/ui/browser/theme";
import { ChoiceRow } from "./ChoiceRow";
import { START_SCREENS, startScreenOf } from "./startScreens";

/** Language, theme, and what the app begins with. */
export function LookRows() {
  const { t } = useTranslation();
  return (
    <RowGroup title={t("settings.look")}>
      <LanguageRow />
      <ThemeRow />
      <MainScreenRow />
      <ExpensesViewRow />
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
      title={t("settings.mainScreen")}
      choices={START_SCREENS.map((screen) => ({ value: screen, text: t(`settings.screen.${screen}`) }))}
      value={startScreenOf(stored)}
      onChoose={(mainScreen) => void update({ mainScreen })}
    />
  );
}

const EXPENSES_VIEWS = ["rounds-view", "list-view"] as const;

function ExpensesViewRow() {
  const { t } = useTranslation();
  const update = useSetAtom(updateSettingsAtom);
  return (
    <ChoiceRow
      glyph={CircleGauge}
      hue="sky"
      title={t("settings.expensesView")}
      choices={EXPENSES_VIEWS.map((value) => ({ value, text: t(`settings.view.${value}`) }))}
      value={useAtomValue(expensesViewAtom)}
      onChoose={(expensesView) => void update({ expensesView })}
    />
  );
}
