import { act, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Link, Route, Routes, useNavigate } from "react-router";
import { expect, test } from "vitest";
import { topOverlay } from "@/ui/overlays/stack";
import { startGuestApp } from "@testing/app";
import { Note } from "@testing/Note";
import { GuardedPage } from "./GuardedPage";

function Form() {
  const navigate = useNavigate();
  return (
    <GuardedPage onBack={() => void navigate("/before")}>
      {(leave) => (
        <>
          <button type="button" onClick={() => leave(() => void navigate("/up"))}>
            Back
          </button>
          <Note />
          <Link to="/history?filter=all">
            <span>History</span>
          </Link>
        </>
      )}
    </GuardedPage>
  );
}

async function opened() {
  const app = await startGuestApp();
  app.show(
    <Routes>
      <Route path="/form" element={<Form />} />
      <Route path="*" element={null} />
    </Routes>,
    "/form",
  );
  return app;
}

const type = () => userEvent.type(screen.getByRole("textbox"), "lunch");
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

test("a page on which nothing is typed is left at once", async () => {
  const app = await opened();
  expect(topOverlay()).toBeUndefined();
  await press("Back");
  expect(app.address()).toBe("/up");
});

test("what is typed on a page is kept unless the person agrees", async () => {
  const app = await opened();
  await type();
  await press("Back");
  await press("Keep editing");
  expect([app.address(), screen.getByRole("textbox")]).toEqual([
    "/form",
    expect.objectContaining({ value: "lunch" }),
  ]);
  await press("Back");
  await press("Discard");
  expect(app.address()).toBe("/up");
  expect(topOverlay()).toBeUndefined();
});

test("what was typed and taken back holds nobody", async () => {
  const app = await opened();
  await type();
  await userEvent.clear(screen.getByRole("textbox"));
  expect(topOverlay()).toBeUndefined();
  await press("Back");
  expect(app.address()).toBe("/up");
});

test("the way back of the browser asks too, and then leads where it leads", async () => {
  const app = await opened();
  await type();
  act(() => {
    topOverlay()?.requestClose();
  });
  await press("Discard");
  expect(app.address()).toBe("/before");
});

test("a link around the page asks too, and then leads where it leads", async () => {
  const app = await opened();
  await type();
  await userEvent.click(screen.getByText("History"));
  expect(app.address()).toBe("/form");
  await press("Discard");
  expect(app.address()).toBe("/history?filter=all");
});

test("a link opened beside the page is not asked about", async () => {
  await opened();
  await type();
  fireEvent.click(screen.getByText("History"), { ctrlKey: true });
  expect(screen.queryByRole("alertdialog")).toBeNull();
});
