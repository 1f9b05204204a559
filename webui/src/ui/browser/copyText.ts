const ANSWER_MS = 3000;

/** Copies a text, over plain http too, where the browser's clipboard is missing; whether it could. */
export async function copyText(text: string): Promise<boolean> {
  // Typed as always there; pages without https have none.
  const { clipboard } = navigator as Partial<Navigator>;
  if (clipboard === undefined) return copyBySelection(text);
  try {
    await Promise.race([clipboard.writeText(text), tooLate()]);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** Rejects when a browser would have answered that answers at all. */
function tooLate(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(reject, ANSWER_MS);
  });
}

/** Beside what was pressed: an open sheet takes the focus back from anything outside it. */
function copyBySelection(text: string): boolean {
  const pressed = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.style.position = "fixed";
  field.style.opacity = "0";
  (pressed?.parentElement ?? document.body).append(field);
  field.focus();
  field.select();
  try {
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- The one way without https.
    return document.execCommand("copy");
  } finally {
    field.remove();
    pressed?.focus();
  }
}
