import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { PasswordField } from "./PasswordField";
import { SearchField } from "./SearchField";
import { TextArea } from "./TextArea";
import { TextField } from "./TextField";

test("a field is named by its label and described by its help", () => {
  render(<TextField label="Name" help="Up to 100 characters" />);
  const input = screen.getByRole("textbox", { name: "Name" });
  expect(input).toHaveAccessibleDescription("Up to 100 characters");
  expect(input).not.toBeInvalid();
});

test("an error takes the place of the help and makes the field invalid", () => {
  render(<TextArea label="Note" help="Up to 1000 characters" error="Field is required" />);
  const area = screen.getByRole("textbox", { name: "Note" });
  expect(area).toBeInvalid();
  expect(area).toHaveAccessibleDescription("Field is required");
  expect(screen.queryByText("Up to 1000 characters")).toBeNull();
});

test("the eye shows the password and hides it again", async () => {
  render(<PasswordField label="Password" defaultValue="secret" showLabel="Show" hideLabel="Hide" />);
  const input = screen.getByLabelText("Password");
  expect(input).toHaveAttribute("type", "password");
  await userEvent.click(screen.getByRole("button", { name: "Show" }));
  expect(input).toHaveAttribute("type", "text");
  await userEvent.click(screen.getByRole("button", { name: "Hide" }));
  expect(input).toHaveAttribute("type", "password");
});

function Searching() {
  const [text, setText] = useState("");
  return <SearchField label="Search notes" clearLabel="Clear" value={text} onChange={setText} />;
}

test("a search can be cleared once there is text, and the focus stays in it", async () => {
  render(<Searching />);
  const input = screen.getByRole("searchbox", { name: "Search notes" });
  expect(screen.queryByRole("button", { name: "Clear" })).toBeNull();
  await userEvent.type(input, "silpo");
  await userEvent.click(screen.getByRole("button", { name: "Clear" }));
  expect(input).toHaveValue("");
  expect(input).toHaveFocus();
});
