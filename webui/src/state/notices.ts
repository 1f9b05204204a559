/** Short messages for the person. The app shell takes them from here and shows them as toasts. */
import { atom } from "jotai";
import type { Failure } from "./outcome";

export interface Notice {
  readonly id: number;
  readonly severity: "success" | "info" | "error";
  /** The key of the text, and what fills its placeholders. */
  readonly code: string;
  readonly params: Readonly<Record<string, string>>;
}

const noticesCell = atom<readonly Notice[]>([]);
const lastIdCell = atom(0);

/** Notices nobody has shown yet, oldest first. */
export const noticesAtom = atom((get) => get(noticesCell));

export const noticeAtom = atom(null, (get, set, notice: Omit<Notice, "id">) => {
  const id = get(lastIdCell) + 1;
  set(lastIdCell, id);
  set(noticesCell, [...get(noticesCell), { ...notice, id }]);
});

/** A failure that belongs to no field. */
export const failureNoticeAtom = atom(null, (_get, set, { code, params }: Failure) =>
  set(noticeAtom, { severity: "error", code, params }),
);

/** Takes a notice out once it is on the screen. */
export const noticeShownAtom = atom(null, (get, set, id: number) =>
  set(
    noticesCell,
    get(noticesCell).filter((notice) => notice.id !== id),
  ),
);
