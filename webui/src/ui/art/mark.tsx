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
