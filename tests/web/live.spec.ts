/** What a partner changes appears by itself. */
import { expect, test } from "@playwright/test";
import { logIn, makePerson, share } from "./household";

test("a partner's expense shows without a reload, with a word about who added it", async ({
  page,
  request,
}) => {
  const ann = await makePerson(request, "Ann");
  const bo = await makePerson(request, "Bo");
  await share(request, ann, bo);

  const joined = page.waitForEvent("websocket").then((socket) =>
    socket.waitForEvent("framereceived", {
      predicate: ({ payload }) => String(payload).includes(`"room":"${ann.workspace}"`),
    }),
  );
  await page.goto("/login");
  await logIn(page, ann.email);
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
