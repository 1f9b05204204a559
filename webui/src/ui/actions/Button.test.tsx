import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Plus } from "lucide-react";
import { expect, test, vi } from "vitest";
import { Button } from "./Button";

test("a press, by pointer or by key, does what the button says", async () => {
  const press = vi.fn();
  render(<Button onClick={press}>Save</Button>);
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await userEvent.keyboard("{Enter}");
  expect(press).toHaveBeenCalledTimes(2);
});

test("while busy the label stays, the icon gives way and presses do nothing", async () => {
  const [press, submit] = [vi.fn(), vi.fn()];
  render(
    <form onSubmit={submit}>
      <Button type="submit" busy glyph={Plus} onClick={press}>
        Save
      </Button>
    </form>,
  );
  const button = screen.getByRole("button", { name: "Save" });
  await userEvent.click(button);
  expect(button).toHaveAttribute("aria-busy", "true");
  expect(button.querySelector("svg")).toBeNull();
  expect([press, submit].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});

test("a button does not submit its form unless told to", async () => {
  const submit = vi.fn();
  render(
    <form onSubmit={submit}>
      <Button>Show</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole("button"));
  expect(submit).not.toHaveBeenCalled();
});
