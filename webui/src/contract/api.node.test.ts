import { readFile } from "node:fs/promises";
import openapiTS, { astToString, COMMENT_HEADER } from "openapi-typescript";
import { expect, it } from "vitest";

const repository = new URL("../../../", import.meta.url);

it("types of answers are those of the server's description: `make api` writes them anew", async () => {
  const described = await openapiTS(new URL("docs/openapi.json", repository), { defaultNonNullable: false });
  const written = await readFile(new URL("webui/src/contract/api.gen.ts", repository), "utf8");
  expect(written).toBe(COMMENT_HEADER + astToString(described));
});
