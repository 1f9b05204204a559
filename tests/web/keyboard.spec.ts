/** The main story without a pointer: an expense, a plan, a list, a reminder, a workspace and the settings. */
import { expect, test, type Locator } from "@playwright/test";
import { enter, pressKey, tabTo, typeInto } from "./keys";
import { overlays } from "./screens";
import { PASSWORD, seedPerson } from "./seeding";

const SOON = { timeout: 1000 };

test("everything works by the keyboard alone, and focus is seen and comes back", async ({
  page,
  isMobile,
}) => {
  const email = await seedPerson();
  const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
  const main = page.getByRole("main");
  const nav = (name: string | RegExp) =>
    page.getByRole("navigation", { name: "Main" }).getByRole("link", { name });
  const sheet = overlays(page).and(page.getByRole("dialog"));

  const lead = async (target: Locator, address: RegExp) => {
    await tabTo(page, target);
    await enter(page, () => expect(page).toHaveURL(address, SOON));
  };

  const opens = async (target: Locator) => {
    await tabTo(page, target);
    await enter(page, () => expect(sheet).toBeVisible(SOON));
  };
  const closes = async (target: Locator) => {
    await tabTo(page, target);
    await enter(page, () => expect(sheet).toHaveCount(0, SOON));
  };

  await test.step("signing in", async () => {
    await page.goto("/login");
    await typeInto(page, page.getByLabel("E-mail"), email);
    await typeInto(page, page.getByLabel("Password", { exact: true }), PASSWORD);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/expenses");
  });

  await test.step("an expense: the sheet keeps the focus, and gives it back to the round", async () => {
    const health = main.getByRole("button", { name: /^Health, \$/ });
    if (!isMobile) await expect(button(/^To /)).toBeVisible();
    await (isMobile ? opens(health) : pressKey(page, health)); // beside the rounds the keypad stands open
    await expect(button(/^To Health/)).toBeVisible();
    await page.keyboard.type("12.5");
    await expect(page.getByText("12.50 US dollars")).toBeAttached();
    await pressKey(page, button("Add expense").last());
    await expect(page.getByText(/^−\$12\.50 Health/).first()).toBeVisible();
    await expect(sheet).toHaveCount(0);
    if (isMobile) await expect(health).toBeFocused();
  });

  await test.step("a plan", async () => {
    await lead(nav("Budget"), /accounts$/);
    await tabTo(page, page.getByRole("tab", { name: "Accounts" }));
    await page.keyboard.press("ArrowRight");
    await enter(page, () => expect(page).toHaveURL(/planning$/, SOON));
    const health = main.getByRole("button", { name: /^Health, planned/ });
    const keys = page.getByRole("group", { name: /^Planned for Health/ });
    await tabTo(page, health);
    await enter(page, () => expect(keys).toBeVisible(SOON));
    await page.keyboard.type("95");
    await expect(health).toHaveText("95");
    await tabTo(page, button("Done"));
    await enter(page, () => expect(keys).toBeHidden(SOON));
    await expect(health).toBeFocused();
    await expect(health).toHaveAccessibleName(/planned 95/);
  });

  await test.step("a list, with its items, and one of them ticked", async () => {
    await tabTo(page, page.getByRole("tab", { name: "Planning" }));
    await page.keyboard.press("ArrowRight");
    await enter(page, () => expect(page).toHaveURL(/lists$/, SOON));
    await opens(button("New list").first());
    await typeInto(page, sheet.getByLabel("Name"), "Market");
    for (const item of ["Milk", "Bread"]) {
      await typeInto(page, sheet.getByLabel("New item"), item);
      await enter(page, () => expect(sheet.getByLabel("New item")).toHaveValue("", SOON));
    }
    await closes(sheet.getByRole("button", { name: "Create list" }));
    await lead(main.getByRole("link", { name: /^Market/ }), /lists\/.+$/);
    await pressKey(page, page.getByRole("checkbox", { name: "Milk" }), "Space");
    await expect(page.getByText("1 of 2 done", { exact: false }).first()).toBeVisible();
    await lead(button(isMobile ? "Back" : "Close"), /lists$/);
  });

  await test.step("a reminder", async () => {
    await lead(nav(/^More/), /profile$/);
    await lead(main.getByRole("link", { name: /^Notifications/ }), /alerts$/);
    const add = main.getByRole("button", { name: "New reminder" });
    await opens(add);
    await typeInto(page, sheet.getByLabel("Title"), "Rent");
    await tabTo(page, sheet.getByLabel("Date"));
    await page.keyboard.type("12012036");
    await tabTo(page, sheet.getByLabel("Time"));
    await page.keyboard.type("0900AM");
    await pressKey(page, sheet.getByRole("button", { name: "Monthly" }));
    await expect(sheet.getByText("Next: Monday, 01.12.2036, 09:00")).toBeVisible();
    await closes(sheet.getByRole("button", { name: "Add reminder" }));
    await pressKey(page, page.getByRole("switch", { name: "Rent" }), "Space");
    await expect(page.getByRole("list", { name: "Reminders" })).toContainText("Rent");
    await opens(button("Edit Rent"));
    await typeInto(page, sheet.getByLabel("Title"), "Rent and water");
    await page.keyboard.press("Escape");
    const question = page.getByRole("alertdialog");
    await closes(question.getByRole("button", { name: "Discard" }));
    await expect(button("Edit Rent")).toBeFocused();
  });

  await test.step("a workspace", async () => {
    await lead(nav(/^More/), /profile$/);
    await lead(main.getByRole("link", { name: /^People/ }), /workspace$/);
    await lead(button("New workspace"), /new$/);
    await typeInto(page, page.getByLabel("Name"), "Trip");
    await lead(button("Create"), /expenses$/);
    await expect(button(/^Workspace Trip/)).toBeVisible();
  });

  await test.step("a setting", async () => {
    await lead(nav(/^More/), /profile$/);
    const theme = button(/^Theme/);
    await opens(theme);
    await closes(sheet.getByRole("button", { name: "Dark" }));
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(theme).toBeFocused();
  });
});
