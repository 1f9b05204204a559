import { createContext, use, useEffect, useRef } from "react";
import { Button } from "../actions/Button";
import { ButtonRow } from "../actions/ButtonRow";
import { reloadIfServed } from "../browser/onDemand";
import css from "./SheetShell.module.css";

interface Texts {
  title: string;
  text: string;
  retry: string;
  close: string;
}

/** Message, in the language of the page. */
export const MissingTexts = createContext<Texts>({ title: "", text: "", retry: "", close: "" });

/** In place of a sheet or dialog whose code was never fetched, while there is no connection. */
export function MissingSheet({ onClose }: { onClose: () => void }) {
  const { title, text, retry, close } = use(MissingTexts);
  const again = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    again.current?.focus();
  }, []);
  return (
    <div className={css["Scrim"]}>
      <div
        className={css["Shell"]}
        role="alertdialog"
        aria-label={title}
        data-modal=""
        onKeyDown={({ key }) => {
          if (key === "Escape") onClose();
        }}
      >
        <span className={css["Shell-handle"]} />
        <h2>{title}</h2>
        <p className={css["Shell-text"]}>{text}</p>
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
