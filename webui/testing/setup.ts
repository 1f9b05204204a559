/** Before each screen test: matchers for documents, what the test document lacks, and a clean document after it. */
import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";

/** Far beyond what a busy machine needs: a wait ends when what it waits for is there. */
configure({ asyncUtilTimeout: 5_000 });

/** A phone by default; a test for wide windows replaces it. */
beforeEach(() => {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList;
  window.scrollTo = vi.fn();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
