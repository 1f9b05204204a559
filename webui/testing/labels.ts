/** Labels of sheets and dialogs, for tests of the kit, which knows no texts. */
export const LABELS = {
  close: "Close",
  back: "Back",
  cancel: "Cancel",
  retry: "Try again",
  missingTitle: "Not here yet",
  missingText: "It comes once there is a connection.",
};
