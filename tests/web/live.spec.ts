/** What a partner changes appears by itself. */
import { expect, test, type APIRequestContext } from "@playwright/test";
import { confirmAddress } from "./mail";

const PASSWORD = "correct horse battery";

async function makePerson(request: APIRequestContext, name: string) {
  const email = `${name.toLowerCase()}.${Date.now().toString(36)}@example.com`;
  const answer = await request.post("/api/user/signup", { data: { name, email, password: PASSWORD } });
  const { id, settings } = (await answer.json()) as { id: string; settings: { workspace: string } };
  const as = { headers: { authorization: answer.headers()["authorization"] ?? "" } };
  await request.put("/api/settings/update", { ...as, data: { showOnboarding: true } });
  return { id, email, as, workspace: settings.workspace };
}

test("a partner's expense shows without a reload, with a word about who added it", async ({
  page,
  request,
}) => {
  const ann = await makePerson(request, "Ann");
  const bo = await makePerson(request, "Bo");
  await request.put("/api/user/user-update", { ...bo.as, data: { canAddToWorkspace: true } });
  await confirmAddress(request, ann.as.headers, ann.email);
  await request.put(`/api/workspace/${ann.workspace}`, { ...ann.as, data: { participants: [bo.id] } });
  await request.put(`/api/workspace/${ann.workspace}/approve`, bo.as);

  const joined = page.waitForEvent("websocket").then((socket) =>
    socket.waitForEvent("framereceived", {
      predicate: ({ payload }) => String(payload).includes(`"room":"${ann.workspace}"`),
    }),
  );
  await page.goto("/login");
  await page.getByLabel("E-mail").fill(ann.email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Log in" }).click();
  await page.waitForURL("**/expenses");
  await joined;

  const [account] = (await (await request.get(`/api/account/my/${ann.workspace}/new`, bo.as)).json()) as [
    { id: string },
  ];
  const [category] = (await (await request.get(`/api/category/${ann.workspace}/list`, bo.as)).json()) as [
    { id: string },
  ];
  const data = { value: "12.34", accountId: account.id, categoryId: category.id, note: "from Bo" };
  await request.post(`/api/history/${ann.workspace}/add-expenses`, { ...bo.as, data });
  await expect(page.getByText(`${bo.email} added an expense`).first()).toBeVisible();
  await expect(page.getByText("12.34").first()).toBeVisible();
});
