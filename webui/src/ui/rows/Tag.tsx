import { Icon, type Glyph } from "../art/Icon";
import css from "./Tag.module.css";

export interface TagProps {
  text: string;
  tone?: "neutral" | "info" | "positive" | "warning" | "overflow";
  glyph?: Glyph | undefined;
}

/** A word about what it stands beside: main, not confirmed, two days old. */
export function Tag({ text, tone = "neutral", glyph }: TagProps) {
  return (
    <span className={css["Tag"]} data-tone={tone}>
      {glyph && <Icon glyph={glyph} size={14} />}
      <span className={css["Tag-text"]} data-beside={glyph ? "" : undefined}>
        {text}
      </span>
    </span>
  );
}
