import type { Hue } from "@/ui/hue";
import type { Glyph } from "@/ui/Icon";
import { IconTile } from "@/ui/IconTile";
import { ListRow } from "@/ui/ListRow";

export interface MoreRowProps {
  glyph: Glyph;
  hue?: Hue;
  title: string;
  /** What is set now. */
  value?: string;
  to?: string;
  onPress?: () => void;
}

export function MoreRow({ glyph, hue, title, value, to, onPress }: MoreRowProps) {
  const icon = hue === undefined ? { glyph } : { glyph, hue };
  return (
    <ListRow
      compact
      chevron
      title={title}
      start={<IconTile icon={icon} size="s" />}
      endSub={value}
      to={to}
      onPress={onPress}
    />
  );
}
