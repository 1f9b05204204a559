import { describe, expect, it } from "vitest";
import { uuid7 } from "./uuids";

describe("uuid7", () =>
  it("starts with its time and marks version and variant", () =>
    expect(uuid7(0x0198f3a27c1d, new Uint8Array(10).fill(0xff))).toBe(
      "0198f3a2-7c1d-7fff-bfff-ffffffffffff",
    )));
