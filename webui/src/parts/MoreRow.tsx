import type { ReactNode } from "react";
import type { Hue } from "@/ui/art/hue";
import type { Glyph } from "@/ui/art/Icon";
import { IconTile } from "@/ui/art/IconTile";
import { ListRow } from "@/ui/rows/ListRow";

export interface MoreRowProps {
  glyph: Glyph;
  hue?: Hue;
  title: string;
  /** Facts of the page behind it. */
  sub?: string | undefined;
  /** Present value. */
  value?: ReactNode;
  to?: string;
  /** Without it, and without `to`, the row only tells. */
  onPress?: (() => void) | undefined;
}

export function MoreRow({ glyph, hue, title, sub, value, to, onPress }: MoreRowProps) {
  const icon = hue === undefined ? { glyph } : { glyph, hue };
  return (
    <ListRow
      compact
      wrap
      chevron={to !== undefined || onPress !== undefined}
      title={title}
      sub={sub}
      start={<IconTile icon={icon} size="s" />}
      endSub={value}
      to={to}
      onPress={onPress}
    />
  );
}
