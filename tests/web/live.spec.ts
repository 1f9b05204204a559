/** A partner's changes appear without a reload. */
import { expect, test } from "@playwright/test";
import { addFromBo, openShared } from "./household";

test("a partner's expense shows without a reload, with a word about who added it", async ({
  page,
  request,
}) => {
  const people = await openShared(page, request);
  await addFromBo(request, people);
  await expect(page.getByText(/ · Food −\$12\.34/).first()).toBeVisible();
  await expect(page.getByText("12.34").first()).toBeVisible();
});
