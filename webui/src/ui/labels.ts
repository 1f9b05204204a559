import { createContext } from "react";

interface LabelTexts {
  /** Closes a sheet. */
  readonly close: string;
  /** Leads back from a page or a dialog that takes the whole screen. */
  readonly back: string;
  /** Leaves a question with everything as it was. */
  readonly cancel: string;
  readonly retry: string;
  /** Message in place of a sheet whose code was never fetched. */
  readonly missingTitle: string;
  readonly missingText: string;
}

/** Labels that sheets, dialogs and bars have in common, in the language of the page. */
export const Labels = createContext<LabelTexts>({
  close: "",
  back: "",
  cancel: "",
  retry: "",
  missingTitle: "",
  missingText: "",
});
