import type { Hue } from "./hue";
import css from "./Avatar.module.css";

export interface AvatarProps {
  /** Whose it is: its first letters are shown while there is no picture. */
  name: string;
  picture?: string | undefined;
  hue?: Hue | undefined;
  /** Round for people, square for workspaces. */
  round?: boolean;
  /** `xs`, 20 px, has room for one letter. */
  size?: "xs" | "m" | "l" | "xl";
}

/** Always beside the name it stands for: readers skip it. */
export function Avatar({ name, picture, hue, round = false, size = "m" }: AvatarProps) {
  return (
    <span
      className={css["Avatar"]}
      data-hue={hue}
      data-round={round || undefined}
      data-size={size}
      aria-hidden="true"
    >
      {picture === undefined ? initials(name, round && size !== "xs" ? 2 : 1) : <img src={picture} alt="" />}
    </span>
  );
}

function initials(name: string, most: number): string {
  const words = name.trim().split(/\s+/).slice(0, most);
  return words.map((word) => Array.from(word)[0]?.toLocaleUpperCase() ?? "").join("");
}
