import { expect, test } from "vitest";
import { ErrorCode, type Workspace } from "@/domain";
import { startDayOf } from "../WorkspaceRow";
import { changedTerms, newTerms, termsOf, withReason } from "./terms";

const HOME = { name: "Home", currencyCode: "USD", firstDayOfMonth: 10 } as Workspace;

test.each([
  [1, 1],
  [2, 3],
  [10, 11],
  [28, 29],
])("with the first day %i a month begins on the %i.", (firstDay, begins) =>
  expect(startDayOf(firstDay)).toBe(begins),
);

test("what is as it was is not sent", () => {
  expect(changedTerms(HOME, { ...termsOf(HOME), name: " Home " })).toBeNull();
  expect(changedTerms(HOME, { ...termsOf(HOME), firstDayOfMonth: "1" })).toEqual({ firstDayOfMonth: 1 });
  expect(changedTerms(HOME, { name: "Flat", currencyCode: "EUR", firstDayOfMonth: "10" })).toEqual({
    name: "Flat",
    currencyCode: "EUR",
  });
});

test.each([
  [
    { "participants.2": ErrorCode.VALIDATION_REFERENCE },
    ErrorCode.REQUEST_INVALID,
    "workspaces.cannotInvite",
  ],
  [{ participants: ErrorCode.VALIDATION_MAX }, ErrorCode.REQUEST_INVALID, "workspaces.tooMany"],
  [{}, ErrorCode.CONFLICT_VERSION, "workspaces.changedMeanwhile"],
  [{ name: ErrorCode.VALIDATION_REQUIRED }, ErrorCode.REQUEST_INVALID, ErrorCode.REQUEST_INVALID],
])("a refusal about %o says what helps", (fields, code, said) =>
  expect(withReason({ ok: false, code, fields, params: {} }).code).toBe(said),
);

test("a new workspace begins with the currency and the first day of the open one, else with the usual ones", () => {
  const open = { ...HOME, currencyCode: "UAH", firstDayOfMonth: 5 };
  expect(newTerms(open)).toEqual({ name: "", currencyCode: "UAH", firstDayOfMonth: "5" });
  expect(newTerms(null)).toEqual({ name: "", currencyCode: "USD", firstDayOfMonth: "10" });
});
