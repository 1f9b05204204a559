import type { Glyph, GlyphProps } from "./Icon";

/** The mark of another service, drawn simply in lines like every icon, so that it follows text and theme. */
export function mark(...paths: readonly string[]): Glyph {
  return function Mark(props: GlyphProps) {
    return (
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
        {...props}
      >
        {paths.map((path) => (
          <path key={path} d={path} />
        ))}
      </svg>
    );
  };
}

/** A part of a mark in the colour its owner asks for; without one in that of the text. */
export interface MarkPart {
  readonly d: string;
  readonly fill?: string;
}

/** The mark of another service as its owner draws it: filled, for a button that says their name. */
export function ownMark(...parts: readonly MarkPart[]): Glyph {
  return function OwnMark(props: GlyphProps) {
    return (
      <svg viewBox="0 0 24 24" fill="currentColor" {...props}>
        {parts.map(({ d, fill }) => (
          <path key={d} d={d} fill={fill} />
        ))}
      </svg>
    );
  };
}
