import { describe, expect, it } from "vitest";
import { monthId, uuid5 } from "./namedIds";

const DNS = "6ba7b810-9dad-11d1-80b4-00c04fd430c8";

describe("uuid5", () => {
  it("gives what RFC 9562 gives", () =>
    expect(uuid5(DNS, "www.example.com")).toBe("2ed6657d-e927-568b-95e1-2665a8aea6a2"));

  it("reads names longer than a block of the digest", () => {
    expect(uuid5(DNS, "x".repeat(100))).toBe("897f5b43-a3c8-582d-9c8d-9cfe358a534d");
    expect(uuid5(DNS, "x".repeat(40))).toBe("e56fd57a-7633-5e1d-8f80-70e05ac413e5");
  });

  it("names a month of a workspace", () => {
    expect(monthId("0198f3a2-7c1d-7e6b-9a54-3f2b1c0d9e8f", "2026-12-01")).toBe(
      "dcc95ed8-173f-5485-b2ba-e5f613d9576f",
    );
    expect(monthId("guestWorkspace", "2026-12-01")).toBe("plan2026-12-01");
  });
});
