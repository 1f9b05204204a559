/** Somebody with something on every screen, made through the API; and a change of theirs that was not saved. */
import { expect, request, type APIRequestContext, type Page } from "@playwright/test";
import { SERVER } from "./doors";
import { confirmAddress } from "./mail";
import { makePerson, share, type Person } from "./household";
import { installed } from "./people";
import { seedPerson, PASSWORD } from "./seeding";
import { pressable, type Language } from "./texts";

interface Named {
  readonly id: string;
  readonly name: string;
}

export interface Furnished {
  readonly email: string;
  /** Somebody who sees the same budget and can't change it. */
  readonly viewer: string;
  /** Ids for the placeholders of addresses. */
  readonly ids: Record<string, string>;
  /** Changes the account that `leaveUnsaved` changes, meanwhile. */
  readonly meddle: () => Promise<void>;
}

const today = () => new Date().toISOString().slice(0, 10);

/**
 * Accounts, plans, expenses, one of them split and partly refunded, a list, a reminder, a due schedule, a token, a rule
 * for imports, somebody to share with who owes for a gift, somebody who looks on, and an invitation.
 */
export async function furnish(language: Language): Promise<Furnished> {
  const email = await seedPerson(language);
  const api = await request.newContext({ baseURL: SERVER });
  const answer = await api.post("/api/user/login", { data: { email, password: PASSWORD } });
  const as = { headers: { authorization: answer.headers()["authorization"] ?? "" } };
  const { id, settings } = (await answer.json()) as { id: string; settings: { workspace: string } };
  const { workspace } = settings;
  const read = async <T>(path: string) => (await (await api.get(`/api/${path}`, as)).json()) as T;
  const make = async (path: string, data: object) =>
    ((await (await api.post(`/api/${path}`, { ...as, data })).json()) as Named).id;
  const idOf = (rows: Named[], name: string) => rows.find((row) => row.name === name)?.id ?? "";
  const [accounts, categories] = [
    await read<Named[]>(`account/my/${workspace}/new`),
    await read<Named[]>(`category/${workspace}/list`),
  ];
  const expense = { categoryId: idOf(categories, "Rent"), accountId: accounts[0]?.id ?? "", value: "900" };
  const listId = await make(`list/${workspace}/create`, {
    name: "Market",
    categoryId: idOf(categories, "Food"),
    listItems: [{ label: "Milk" }, { label: "Buckwheat", isChecked: true }],
  });
  await make("reminder/create", { name: "Rent", date: "2036-12-01T09:00", frequency: "monthly", expense });
  const monthly = { kind: "expense", note: "Internet", frequency: "month", startDate: today() };
  await make(`schedule/${workspace}/create`, { ...expense, ...monthly, value: "25" });
  await api.put(`/api/alerts/${workspace}`, { ...as, data: { others: "each" } });
  await make("user/tokens", { name: "Backup script", scope: "read", days: 90 });
  await api.delete(
    `/api/account/${await make(`account/${workspace}/create`, { name: "Old card", icon: "vault" })}`,
    as,
  );
  await api.delete(
    `/api/category/${await make(`category/${workspace}/create`, { name: "Past", icon: "gift" })}`,
    as,
  );
  const tripId = await make("workspace/create", { name: "Trip", currencyCode: "EUR" });
  const partner = await withPartner(api, { id, email, as, workspace });
  await make(`workspace/${workspace}/members`, { name: "Grandma" });
  const gift = {
    ...expense,
    value: "20",
    note: "Gift",
    payee: "Allo",
    tags: ["birthday"],
    shares: { [partner.id]: "20" },
  };
  await make(`history/${workspace}/add-expenses`, gift);
  const entryId = await make(`history/${workspace}/add-expenses`, {
    ...expense,
    value: "30",
    note: "Shop",
    lines: ["Food", "Household"].map((name) => ({ categoryId: idOf(categories, name), value: "15" })),
  });
  await make(`history/${workspace}/add-refund`, { ...expense, value: "10", note: "Shop", refundOf: entryId });
  const rule = { text: "atb", categoryId: idOf(categories, "Food"), payee: "ATB", tags: ["shop"] };
  await api.put(`/api/import/${workspace}/rules`, { ...as, data: { rules: [rule] } });
  return {
    email,
    viewer: await withViewer(api, { id, email, as, workspace }, partner, language),
    ids: {
      listId,
      entryId,
      accountId: idOf(accounts, "Rainy day"),
      categoryId: idOf(categories, "Health"),
      workspaceId: workspace,
      tripId,
      invitationId: partner.workspace,
    },
    meddle: async () => {
      const data = { name: "Rainy days", icon: "vault" };
      expect((await api.put(`/api/account/${idOf(accounts, "Rainy day")}`, { ...as, data })).status()).toBe(
        200,
      );
    },
  };
}

/** A partner in the person's budget, who invites the person into another one. */
async function withPartner(api: APIRequestContext, owner: Person): Promise<Person> {
  const partner = await makePerson(api, "Taras");
  await share(api, owner, partner);
  await confirmAddress(api, partner.as.headers, partner.email);
  await api.put("/api/user/user-update", { ...owner.as, data: { canAddToWorkspace: true } });
  await api.put(`/api/workspace/${partner.workspace}`, { ...partner.as, data: { participants: [owner.id] } });
  return partner;
}

/** Somebody in the person's budget who may only look at it; their e-mail. */
async function withViewer(
  api: APIRequestContext,
  owner: Person,
  partner: Person,
  language: Language,
): Promise<string> {
  const viewer = await makePerson(api, "Vira");
  await api.put("/api/user/user-update", { ...viewer.as, data: { canAddToWorkspace: true } });
  const data = { participants: [partner.id, viewer.id], roles: { [viewer.id]: "viewer" } };
  await api.put(`/api/workspace/${owner.workspace}`, { ...owner.as, data });
  expect((await api.put(`/api/workspace/${owner.workspace}/approve`, viewer.as)).status()).toBe(200);
  await api.put("/api/settings/update", { ...viewer.as, data: { language, workspace: owner.workspace } });
  return viewer.email;
}

/** Changes an account without a connection, while it is changed elsewhere too; the address that decides it. */
export async function leaveUnsaved(page: Page, { meddle }: Furnished, language: Language): Promise<string> {
  await installed(page);
  await page.goto("/accounts");
  await expect(page.getByRole("button", { name: /^Rainy day/ })).toBeVisible();
  await page.context().setOffline(true);
  await pressable(page, "Rainy day", language).click({ button: "right" });
  await pressable(page, "actions.edit", language).click();
  await page.getByRole("dialog").getByRole("textbox").first().fill("For rainy days");
  await page.getByRole("dialog").getByRole("radio").nth(3).check();
  await pressable(page, "actions.save", language).click();
  await expect(page.getByRole("button", { name: /^For rainy days/ })).toBeVisible();
  await meddle();
  await page.context().setOffline(false);
  await pressable(page, "banner.see", language).click();
  const decide = pressable(page, "notSaved.decide", language);
  return (await decide.getAttribute("href")) ?? "";
}
