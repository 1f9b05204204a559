import { createElement } from "react";
import type { Glyph, GlyphProps } from "./Icon";

/** Parts of a drawing of 24 by 24: elements of SVG with their attributes. */
export interface Drawing {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

/**
 * Makes the icons of lucide-react in the built app (`bundles.ts`): the library's own maker has contexts, names and sizes
 * that nobody uses here, and is one part in seventy of the first load.
 */
export default function drawnGlyph({ node }: Drawing): Glyph {
  function DrawnGlyph(props: GlyphProps) {
    const svg = {
      viewBox: "0 0 24 24",
      fill: "none",
      stroke: "currentColor",
      strokeLinecap: "round",
      strokeLinejoin: "round",
      ...props,
    };
    return createElement(
      "svg",
      svg,
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  }
  return DrawnGlyph;
}
