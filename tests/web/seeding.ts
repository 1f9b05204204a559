/** A household's budget, made through the API before a screen is looked at. */
import { request, type APIRequestContext, type Page } from "@playwright/test";
import { SERVER } from "./doors";

export const PASSWORD = "correct horse battery";

interface Named {
  id: string;
  name: string;
}

const BUDGETS: Record<string, string> = {
  Food: "620",
  Entertaiment: "120",
  Utilities: "310",
  Transport: "140",
};
const EXPENSES: readonly [category: string, value: string, note: string][] = [
  ["Food", "42.30", "Farmers market"],
  ["Food", "341.90", "Groceries"],
  ["Transport", "12", "Monthly pass"],
  ["Entertaiment", "141.90", "Concert tickets"],
  ["Utilities", "310", "Electricity"],
];

/** A new person with accounts, plans and expenses; their e-mail. */
export async function seedPerson(): Promise<string> {
  const api = await request.newContext({ baseURL: SERVER });
  const email = `maryna.${String(Date.now())}.${String(Math.random()).slice(2)}@example.com`;
  const answer = await api.post("/api/user/signup", { data: { name: "Maryna", email, password: PASSWORD } });
  const headers = { authorization: answer.headers()["authorization"] ?? "" };
  const { settings } = (await answer.json()) as { settings: { workspace: string } };
  await api.dispose();
  const signedIn = await request.newContext({ baseURL: SERVER, extraHTTPHeaders: headers });
  await seedMoney(signedIn, settings.workspace);
  await signedIn.put("/api/settings/update", { data: { showOnboarding: true } });
  await signedIn.dispose();
  return email;
}

async function seedMoney(api: APIRequestContext, workspace: string): Promise<void> {
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
