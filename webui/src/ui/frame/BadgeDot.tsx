import css from "./BadgeDot.module.css";

/** Something needs attention. Only the drawing: what carries it says in hidden text what it is. */
export function BadgeDot() {
  return <span className={css["BadgeDot"]} />;
}
