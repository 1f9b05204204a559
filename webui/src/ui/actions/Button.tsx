import type { ComponentProps } from "react";
import css from "./Button.module.css";
import { Icon, type Glyph } from "../art/Icon";

export type ButtonKind = "primary" | "tonal" | "outline" | "text" | "danger" | "danger-text";

export interface ButtonLook {
  kind?: ButtonKind | undefined;
  /** `l` is the 52 px button of forms and sheets. */
  size?: "m" | "l" | undefined;
  /** As wide as what holds it. */
  block?: boolean | undefined;
  /** Takes the room the others of its row leave. */
  grow?: boolean | undefined;
}

export interface ButtonProps extends ButtonLook, ComponentProps<"button"> {
  glyph?: Glyph | undefined;
  /** True while the action of the button runs: the label stays, presses do nothing. */
  busy?: boolean;
}

export function Button({ kind, size, block, grow, glyph, busy = false, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...buttonLook({ kind, size, block, grow })}
      aria-busy={busy || undefined}
      onClick={busy ? ignore : rest.onClick}
    >
      {busy ? <Spinner aside={!glyph} /> : glyph && <Icon glyph={glyph} size={20} />}
      {children}
    </button>
  );
}

/** The attributes that make an element look like a button, for links that stand among buttons. */
export function buttonLook({ kind = "primary", size = "m", block = false, grow = false }: ButtonLook) {
  return {
    className: css["Button"],
    "data-kind": kind,
    "data-size": size,
    "data-block": block || undefined,
    "data-grow": grow || undefined,
  };
}

function Spinner({ aside }: { aside: boolean }) {
  return <span className={css["Button-spinner"]} data-aside={aside || undefined} aria-hidden="true" />;
}

function ignore(event: { preventDefault: () => void }): void {
  event.preventDefault();
}
