import { useSetAtom } from "jotai";
import { guestDialogAtom, type GuestDialogMode } from "@/state/session/guestDialog";
import css from "../SignInPage.module.css";

export interface ModeLinkProps {
  question?: string;
  label: string;
  mode: GuestDialogMode;
  onLeave?: () => void;
  /** It belongs to the field above it, not to the foot of the dialog. */
  aside?: boolean;
}

/** The way to the dialog's other form. */
export function ModeLink({ question, label, mode, onLeave, aside = false }: ModeLinkProps) {
  const setMode = useSetAtom(guestDialogAtom);
  return (
    <p className={css[aside ? "SignInPage-aside" : "SignInPage-foot"]}>
      {question}{" "}
      <button
        type="button"
        onClick={() => {
          onLeave?.();
          setMode(mode);
        }}
      >
        {label}
      </button>
    </p>
  );
}
