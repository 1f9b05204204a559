import { describe, expect, it } from "vitest";
import { itemChanges } from "./itemChanges";

const milk = { id: "m", label: "Milk", isChecked: false, price: null, quantity: "1.00" };
const tea = { ...milk, id: "t", label: "Tea" };

describe("what was done to a list", () => {
  it("is nothing when nothing differs, whatever is left out", () =>
    expect(itemChanges("l", [milk, tea], [{ id: "m", label: "Milk" }, tea])).toEqual([]));

  it("names the fields of an item that changed, and no other", () =>
    expect(itemChanges("l", [milk, tea], [{ ...milk, isChecked: true }, tea])).toEqual([
      { name: "updateListItem", id: "m", listId: "l", body: { isChecked: true } },
    ]));

  it("adds before it removes: a list is never without an item", () =>
    expect(itemChanges("l", [milk], [{ id: "n", label: "Rice" }]).map(({ name }) => name)).toEqual([
      "addListItem",
      "removeListItem",
    ]));
});
