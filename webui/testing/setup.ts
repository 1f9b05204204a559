/** Before each screen test: matchers for documents, what the test document lacks, and a clean document after it. */
import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";
import { WAIT_MS } from "./waiting";

configure({ asyncUtilTimeout: WAIT_MS });

/** A phone by default; a test for wide windows replaces it. */
beforeEach(() => {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList;
  window.scrollTo = vi.fn();
  window.isSecureContext = true;
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
