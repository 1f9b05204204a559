import { render, screen } from "@testing-library/react";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { startTexts } from "@/i18n/start";
import { SupportContact } from "./SupportContact";

beforeAll(async () => {
  await startTexts("en");
});

/** Shows it in a page whose server names this contact. */
function shown(contact: string): void {
  const meta = Object.assign(document.createElement("meta"), { name: "support-contact", content: contact });
  document.head.append(meta);
  onTestFinished(() => meta.remove());
  render(<SupportContact />);
}

test.each([
  ["help@example.org", "mailto:help@example.org"],
  ["https://example.org/help", "https://example.org/help"],
])("the contact %s leads to %s", (contact, address) => {
  shown(contact);
  expect(screen.getByRole("link", { name: contact })).toHaveAttribute("href", address);
});

test.each(["Ann, room 4", "javascript:alert(1)", "http://example.org"])(
  "the words %s are no link",
  (contact) => {
    shown(contact);
    expect(screen.getByText(`Help: ${contact}`)).toBeVisible();
    expect(screen.queryByRole("link")).toBeNull();
  },
);

test("without a contact nothing is shown", () => {
  render(<SupportContact />);
  expect(screen.queryByText(/Help/)).toBeNull();
});
