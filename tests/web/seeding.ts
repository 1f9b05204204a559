/** A household's budget, made through the API before a screen is looked at. */
import { request, type APIRequestContext, type Page } from "@playwright/test";
import { SERVER } from "./doors";

export const PASSWORD = "correct horse battery";

interface Named {
  id: string;
  name: string;
}

/** Plans of the four categories everybody starts with, and of those added to them. */
const BUDGETS: Record<string, string> = {
  Food: "620",
  Entertaiment: "120",
  Utilities: "310",
  Transport: "140",
};
const MORE: readonly { name: string; icon: string; budget: string }[] = [
  { name: "Eating out", icon: "utensils", budget: "220" },
  { name: "Health", icon: "heart-pulse", budget: "90" },
  { name: "Household", icon: "lamp", budget: "180" },
  { name: "Kids", icon: "baby", budget: "260" },
  { name: "Clothes", icon: "shirt", budget: "150" },
  { name: "Gifts", icon: "gift", budget: "80" },
  { name: "Subscriptions", icon: "repeat", budget: "34" },
  { name: "Rent", icon: "house", budget: "900" },
];
const EXPENSES: readonly [category: string, value: string, note: string][] = [
  ["Rent", "900", ""],
  ["Gifts", "35", "Birthday present"],
  ["Kids", "132", "Swimming lessons"],
  ["Household", "75.40", "Reading lamp"],
  ["Subscriptions", "27.97", ""],
  ["Health", "24", "Pharmacy"],
  ["Eating out", "198.60", "Saturday lunch"],
  ["Utilities", "287.35", "Electricity"],
  ["Entertaiment", "141.90", "Concert tickets"],
  ["Food", "341.90", "Groceries"],
  ["Transport", "61.50", "Monthly pass"],
  ["Food", "42.30", "Farmers market"],
];

/** A new person with accounts, plans and expenses; their e-mail. */
export async function seedPerson(language = "en"): Promise<string> {
  const api = await request.newContext({ baseURL: SERVER });
  const email = `maryna.${Date.now().toString(36)}@example.com`;
  const answer = await api.post("/api/user/signup", { data: { name: "Maryna", email, password: PASSWORD } });
  const headers = { authorization: answer.headers()["authorization"] ?? "" };
  const { settings } = (await answer.json()) as { settings: { workspace: string } };
  await api.dispose();
  const signedIn = await request.newContext({ baseURL: SERVER, extraHTTPHeaders: headers });
  await seedMoney(signedIn, settings.workspace);
  await signedIn.put("/api/settings/update", { data: { showOnboarding: true, language } });
  await signedIn.dispose();
  return email;
}

async function seedMoney(api: APIRequestContext, workspace: string): Promise<void> {
  await api.put(`/api/workspace/${workspace}`, { data: { name: "Home", firstDayOfMonth: 10 } });
  for (const data of MORE) await api.post(`/api/category/${workspace}/create`, { data });
  const accounts = (await (await api.get(`/api/account/my/${workspace}/new`)).json()) as Named[];
  const categories = (await (await api.get(`/api/category/${workspace}/list`)).json()) as Named[];
  const idOf = (name: string) => categories.find((category) => category.name === name)?.id;
  const { date } = (await (await api.get(`/api/planning/${workspace}/list`)).json()) as { date: string };
  const made = [
    { name: "Family card", icon: "landmark", budget: "48230", currencyCode: "UAH" },
    { name: "Rainy day", icon: "piggy-bank", type: "savings", budget: "6200", currencyCode: "EUR" },
    { name: "Car loan", icon: "car-front", type: "debt", budget: "-4800", isShowInBalance: false },
  ];
  for (const data of made) await api.post(`/api/account/${workspace}/create`, { data });
  await api.post(`/api/account/transfer/${accounts[0]?.id ?? ""}`, {
    data: { value: "4800", note: "Salary" },
  });
  for (const [name, budget] of Object.entries(BUDGETS)) {
    const data = { categoryId: idOf(name), date, budget };
    await api.post(`/api/planning/${workspace}/planning-category`, { data });
  }
  for (const [name, value, note] of EXPENSES) {
    const data = { value, note, categoryId: idOf(name), accountId: accounts[0]?.id };
    await api.post(`/api/history/${workspace}/add-expenses`, { data });
  }
}

/** Signs in through the form. */
export async function logIn(page: Page, email: string): Promise<void> {
  await page.goto("/login");
  await page.getByRole("textbox", { name: /e-mail|пошта/i }).fill(email);
  await page.locator('input[autocomplete="current-password"]').fill(PASSWORD);
  await page.locator('button[type="submit"]').click();
  await page.waitForURL("**/expenses");
}
