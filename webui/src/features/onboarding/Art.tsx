import { useTranslation } from "@/i18n/useTranslation";
import { limits, withSymbol } from "@/domain";
import { useLanguage } from "@/i18n/useLanguage";
import type { Hue } from "@/ui/art/hue";
import { categoryIcon } from "@/ui/art/icons";
import css from "./Onboarding.module.css";
import type { StepName } from "./steps";

interface Arc {
  hue: Hue;
  from: number;
  length: number;
}

const BIG: Record<StepName, readonly Arc[]> = {
  ring: [{ hue: "blue", from: 0, length: 68 }],
  plan: [{ hue: "green", from: 0, length: 40 }],
  accounts: [
    { hue: "blue", from: 0, length: 44 },
    { hue: "green", from: 50, length: 24 },
    { hue: "pink", from: 80, length: 12 },
  ],
};

/** A drawing within the drawing is as large as it: 200 units, to become 16. */
const ICON_SCALE = 16 / 200;

/** Four small rings around the big one. */
const SMALL = [
  { icon: "shopping-basket", x: 38, y: 52, length: 62 },
  { icon: "utensils", x: 162, y: 52, length: 88 },
  { icon: "gift", x: 38, y: 148, length: 26 },
  { icon: "clapperboard", x: 162, y: 148, length: 44 },
] as const;

export function Art({ step }: { step: StepName }) {
  return (
    <svg className={css["Art"]} viewBox="0 0 200 200" aria-hidden="true">
      <circle className={css["Art-ground"]} cx="100" cy="100" r="98" />
      <circle className={css["Art-paper"]} cx="100" cy="100" r="66" />
      <circle className={css["Art-track"]} cx="100" cy="100" r="54" />
      {BIG[step].map((arc) => (
        <Big key={arc.hue} {...arc} />
      ))}
      {step === "ring" && <Left />}
      {step === "ring" && SMALL.map((ring) => <Small key={ring.icon} {...ring} />)}
      {step === "plan" && <path className={css["Art-tick"]} d="m82 101 13 13 25-27" />}
      {step === "accounts" && <circle className={css["Art-dot"]} cx="100" cy="100" r="16" />}
    </svg>
  );
}

function Big({ hue, from, length }: Arc) {
  return (
    <circle
      className={css["Art-arc"]}
      data-hue={hue}
      cx="100"
      cy="100"
      r="54"
      pathLength="100"
      strokeDasharray={`${length} 100`}
      strokeDashoffset={-from}
      transform="rotate(-90 100 100)"
    />
  );
}

/** Texts of a sample ring, in the currency a guest begins with. */
function Left() {
  const { t } = useTranslation();
  return (
    <g className={css["Art-text"]} textAnchor="middle">
      <text className={css["Art-amount"]} x="100" y="103">
        {withSymbol("836", limits.DEFAULT_CURRENCY, useLanguage())}
      </text>
      <text x="100" y="117">
        {t("onboarding.left")}
      </text>
    </g>
  );
}

function Small({ icon, x, y, length }: (typeof SMALL)[number]) {
  const { glyph: Glyph, hue } = categoryIcon(icon);
  const circle = { cx: x, cy: y, r: 18 };
  return (
    <g data-hue={hue}>
      <circle className={css["Art-paper"]} {...circle} r="24" />
      <circle className={css["Art-track"]} data-small="" {...circle} />
      <circle
        className={css["Art-arc"]}
        data-small=""
        {...circle}
        pathLength="100"
        strokeDasharray={`${length} 100`}
        transform={`rotate(-90 ${x} ${y})`}
      />
      <g transform={`translate(${x - 8} ${y - 8}) scale(${ICON_SCALE})`}>
        <Glyph className={css["Art-icon"]} strokeWidth={2} aria-hidden="true" />
      </g>
    </g>
  );
}
