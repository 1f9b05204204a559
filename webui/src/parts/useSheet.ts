import { useState } from "react";

/** Sheets that can stand over a screen, one at a time. */
export interface Sheets<Name extends string, Subject = string> {
  /** The one that is open. */
  readonly shown: Name | null;
  /** Row or id that it is about; stays while its sheet slides away. */
  readonly subject: Subject | null;
  readonly open: (name: Name, subject?: Subject) => void;
  readonly close: () => void;
}

/** Return the sheets of a screen, of which `first` is open when the screen is. */
export function useSheet<Name extends string, Subject = string>(
  first: Name | null = null,
): Sheets<Name, Subject> {
  const [shown, setShown] = useState(first);
  const [subject, setSubject] = useState<Subject | null>(null);
  return {
    shown,
    subject,
    open: (name, about) => {
      setSubject(about ?? null);
      setShown(name);
    },
    close: () => setShown(null),
  };
}
