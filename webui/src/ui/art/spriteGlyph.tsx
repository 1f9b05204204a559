import type { Glyph, GlyphProps } from "./Icon";
import sprite from "./icons.svg";

/**
 * A drawing of `icons.svg`. The 90 icons people choose from are one file of drawings, fetched beside the code: as
 * components they would be a tenth of the first load.
 */
export function spriteGlyph(name: string): Glyph {
  function SpriteGlyph(props: GlyphProps) {
    return (
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
        {...props}
      >
        <use href={`${sprite}#${name}`} />
      </svg>
    );
  }
  return SpriteGlyph;
}
