import { use, useEffect, useRef } from "react";
import { Button } from "../actions/Button";
import { ButtonRow } from "../actions/ButtonRow";
import { reloadIfServed } from "../browser/onDemand";
import { Labels } from "../labels";
import css from "./SheetShell.module.css";

/** In place of a sheet or dialog whose code was never fetched, while there is no connection. */
export function MissingSheet({ onClose }: { onClose: () => void }) {
  const { missingTitle, missingText, retry, close } = use(Labels);
  const again = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    again.current?.focus();
  }, []);
  return (
    <div className={css["Scrim"]}>
      <div
        className={css["Shell"]}
        role="alertdialog"
        aria-label={missingTitle}
        data-modal=""
        onKeyDown={({ key }) => {
          if (key === "Escape") onClose();
        }}
      >
        <span className={css["Shell-handle"]} />
        <h2>{missingTitle}</h2>
        <p className={css["Shell-text"]}>{missingText}</p>
        <ButtonRow>
          <Button kind="outline" grow onClick={onClose}>
            {close}
          </Button>
          <Button ref={again} grow onClick={() => void reloadIfServed()}>
            {retry}
          </Button>
        </ButtonRow>
      </div>
    </div>
  );
}
