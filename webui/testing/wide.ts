/** For tests of wide windows; the test document is a phone otherwise. */
import { vi } from "vitest";

/** Makes the window of this test wide, and everything else its media queries ask for. */
export function showWide(): void {
  vi.spyOn(window, "matchMedia").mockImplementation(
    (media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList,
  );
}
