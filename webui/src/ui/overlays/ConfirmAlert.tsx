import { AlertDialog } from "@base-ui/react/alert-dialog";
import { use, useRef } from "react";
import { Button } from "../actions/Button";
import { ButtonRow } from "../actions/ButtonRow";
import { Labels } from "../labels";
import css from "./ConfirmAlert.module.css";

export interface ConfirmDialogProps {
  open: boolean;
  /** The question. */
  title: string;
  /** Consequence. */
  text: string;
  /** Leaves all as it was: "Cancel" if left out. */
  cancelLabel?: string;
  confirmLabel: string;
  /** It cannot be undone: the confirming button is red. */
  danger?: boolean;
  /** To keep everything is the way meant: Cancel is the filled button. */
  keeps?: boolean;
  busy?: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

/** The dialog itself, in a file of its own: it is seldom needed. */
export default function ConfirmAlert(props: ConfirmDialogProps) {
  const labels = use(Labels);
  const cancel = useRef<HTMLButtonElement>(null);
  const change = (open: boolean) => {
    if (!open) props.onCancel();
  };
  return (
    <AlertDialog.Root open={props.open} onOpenChange={change}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={css["Dialog-scrim"]} forceRender />
        <AlertDialog.Popup className={css["Dialog"]} data-modal="" initialFocus={cancel}>
          <AlertDialog.Title className={css["Dialog-title"]}>{props.title}</AlertDialog.Title>
          <AlertDialog.Description className={css["Dialog-text"]}>{props.text}</AlertDialog.Description>
          <ButtonRow>
            <AlertDialog.Close
              render={<Button ref={cancel} kind={props.keeps ? "primary" : "outline"} grow />}
            >
              {props.cancelLabel ?? labels.cancel}
            </AlertDialog.Close>
            <Button
              kind={props.keeps ? "danger-text" : props.danger ? "danger" : "primary"}
              grow={!props.keeps}
              busy={props.busy ?? false}
              onClick={props.onConfirm}
            >
              {props.confirmLabel}
            </Button>
          </ButtonRow>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
