import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter, useNavigate } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { usePageViews } from "./usePageViews";

const send = vi.fn();

beforeEach(() => {
  send.mockReset();
  navigator.sendBeacon = send;
});

afterEach(() => {
  document.head.replaceChildren();
});

function visit() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={["/reset-password?resetToken=secret"]}>{children}</MemoryRouter>
  );
  return renderHook(
    () => {
      usePageViews();
      return useNavigate();
    },
    { wrapper },
  );
}

test("without an address to send to nothing is counted", () => {
  visit();
  expect(send).not.toHaveBeenCalled();
});

test("each page counts once, by its path alone", async () => {
  const meta = document.createElement("meta");
  meta.name = "page-views";
  meta.content = "https://count.example.org/api/event";
  document.head.append(meta);
  const { result } = visit();
  await act(() => result.current("/expenses?note=private"));
  const paths = send.mock.calls.map(([, body]) => (JSON.parse(String(body)) as { url: string }).url);
  expect(paths).toEqual(["http://localhost:3000/reset-password", "http://localhost:3000/expenses"]);
});
