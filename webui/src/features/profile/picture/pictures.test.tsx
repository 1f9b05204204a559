import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { limits } from "@/domain";
import { switchLanguage } from "@/i18n/start";
import { userAtom } from "@/state/session/session";
import { ANN, startMemberApp } from "@testing/app";
import Picture from "./Picture";

const SAVE = "PUT /api/user/avatar";
const REMOVE = "DELETE /api/user/avatar";
const FACE = "data:image/png;base64,AA==";
const WITH_FACE = { ...ANN, avatar: FACE };
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

/** The test document has no layout to observe and draws nothing. */
class NoLayout {
  observe = vi.fn();
  disconnect = vi.fn();
}

const draw = vi.fn();
const close = vi.fn();
const readPixels = vi.fn();

beforeEach(() => {
  vi.stubGlobal("createImageBitmap", readPixels.mockReset().mockResolvedValue({ close }));
  close.mockReset();
  vi.stubGlobal("ResizeObserver", NoLayout);
  draw.mockReset();
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue({
    drawImage: draw,
  } as unknown as ReturnType<HTMLCanvasElement["getContext"]>);
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((done, type) =>
    done(new Blob(["face"], { type: type ?? "" })),
  );
  return () => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  };
});

async function begin(changes: object = {}) {
  const app = await startMemberApp(changes);
  const { container } = app.show(<Picture />, "/profile/picture");
  const input = container.querySelector("input");
  if (input === null) throw new Error("There is no way to choose a picture");
  const choose = (file: File) => userEvent.setup({ applyAccept: false }).upload(input, file);
  const picture = () => {
    const image = container.querySelector<HTMLElement>("[data-testid=container] img");
    if (image === null) throw new Error("No picture is shown");
    return image;
  };
  return { app, choose, picture };
}

const photo = (type = "image/jpeg") => new File(["face"], "face", { type });

/** It says so of its size; nobody has to make so much. */
function huge(): File {
  return Object.defineProperty(photo(), "size", { value: limits.IMAGE_MAX_BYTES + 1 });
}

/** Chooses a picture, and waits until a part of it is under the window. */
async function crop({ choose, picture }: Awaited<ReturnType<typeof begin>>): Promise<void> {
  await choose(photo());
  await waitFor(() => {
    fireEvent.load(picture());
    expect(screen.getByRole("button", { name: "Save" })).toBeEnabled();
  });
}

test("a file that is no picture is refused where it was chosen, and nothing is cut", async () => {
  const { choose } = await begin();
  await choose(photo("text/plain"));
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "This is no JPEG or PNG picture, or it is damaged",
  );
  expect(screen.queryByRole("slider", { name: "Zoom" })).toBeNull();
});

test("a picture that is too big says how big it can be, in the language of the app", async () => {
  const { choose } = await begin();
  await choose(huge());
  expect(await screen.findByRole("alert")).toHaveTextContent("The picture can have 6 MB");
  await act(() => switchLanguage("ua"));
  expect(screen.getByRole("alert")).not.toHaveTextContent("The picture");
});

test("after a wrong file a right one is cut, and Cancel leads back to choosing", async () => {
  const { choose } = await begin();
  await choose(photo("image/gif"));
  await choose(photo());
  expect(await screen.findByRole("slider", { name: "Zoom" })).toBeVisible();
  expect(screen.queryByRole("alert")).toBeNull();
  const zoom = screen.getByRole("slider", { name: "Zoom" });
  expect(["min", "max", "step", "value"].map((name) => zoom.getAttribute(name))).toEqual([
    "1",
    "10",
    "0.1",
    "2",
  ]);
  await press("Cancel");
  expect(screen.getByRole("button", { name: "Choose a picture" })).toBeVisible();
});

test("who has no picture has none to remove", async () => {
  await begin();
  expect(screen.queryByRole("button", { name: "Remove the picture" })).toBeNull();
});

test("a removed picture is gone from the profile, and that is told", async () => {
  const { app } = await begin({ avatar: FACE as never });
  app.answers[REMOVE] = [200, ANN];
  await press("Remove the picture");
  await waitFor(() => expect(app.toasts.at(-1)?.text).toBe("Saved"));
  expect(screen.queryByRole("button", { name: "Remove the picture" })).toBeNull();
  expect(app.calls.at(-1)?.call).toBe(REMOVE);
});

test("a picture that could not be removed stays, and why is told", async () => {
  const { app } = await begin({ avatar: FACE as never });
  await press("Remove the picture");
  await waitFor(() => expect(app.toasts.at(-1)?.text).toContain("busy"));
  expect(app.store.get(userAtom)?.avatar).toBe(FACE);
  expect(screen.getByRole("button", { name: "Remove the picture" })).toBeEnabled();
});

test("the chosen part is sent as a square, and the profile is shown again", async () => {
  const page = await begin();
  page.app.answers[SAVE] = [200, WITH_FACE];
  await crop(page);
  await press("Save");
  await waitFor(() => expect(page.app.address()).toBe("/profile/me"));
  expect(draw.mock.calls.at(-1)?.slice(-2)).toEqual([512, 512]);
  expect(close).toHaveBeenCalledTimes(2);
  expect(page.app.store.get(userAtom)?.avatar).toBe(FACE);
});

test("a picture the server refuses stays to be cut again, and the field's reason is told", async () => {
  const page = await begin();
  const fields = { avatar: "validation.bigFile" };
  page.app.answers[SAVE] = [422, { code: "request.invalid", fields, params: {} }];
  await crop(page);
  await press("Save");
  await waitFor(() => expect(page.app.toasts.at(-1)?.text).toContain("The picture can have 6 MB"));
  expect(page.app.address()).toBe("/profile/picture");
  expect(screen.getByRole("slider", { name: "Zoom" })).toBeVisible();
});

test("a damaged file is refused where it was chosen, in the language of the app, and the old picture stays", async () => {
  const page = await begin({ avatar: FACE as never });
  readPixels.mockRejectedValue(new Error("damaged"));
  await page.choose(photo());
  expect(await screen.findByRole("alert")).toHaveTextContent("or it is damaged. Choose another one");
  expect(screen.getByRole("button", { name: "Remove the picture" })).toBeVisible();
  await act(() => switchLanguage("ua"));
  expect(screen.getByRole("alert")).toHaveTextContent("або воно пошкоджене. Виберіть інше");
});

test("a file the browser can show but not cut is never sent", async () => {
  const page = await begin();
  await crop(page);
  readPixels.mockRejectedValue(new Error("no memory"));
  await press("Save");
  expect(await screen.findByRole("alert")).toHaveTextContent("or it is damaged");
  expect(page.app.calls.map(({ call }) => call)).not.toContain(SAVE);
});
