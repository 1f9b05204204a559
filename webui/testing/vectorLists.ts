/** For tests: rules of lists as the vectors call them. */
import * as lists from "@/domain/rules/lists/lists";
import { amount, digits, flag, rows, text, whole, type Args } from "./vectorValues";

type Item = Parameters<typeof lists.checkOut>[0][number];

export const LIST_RULES: Readonly<Record<string, (args: Args) => unknown>> = {
  "lists.sortLists": (a) =>
    lists
      .sortLists<{ id: string; isPinned: boolean; updatedAt: string }>(rows(a["lists"]))
      .map(({ id }) => id),
  "lists.cleanLabels": (a) => lists.cleanLabels(a["labels"] as readonly string[]),
  "lists.sharedText": (a) => lists.sharedText(text(a["name"]), rows(a["items"]), flag(a["ticked"])),
  "lists.checkQuantity": (a) => lists.checkQuantity(amount(a["quantity"])),
  "lists.basket": (a) => {
    const { unpriced, ...sums } = lists.basket(
      rows(a["items"]),
      amount(a["leftInCategory"]),
      digits(a["digits"]),
    );
    return { ...sums, unpriced };
  },
  "lists.itemCost": (a) => lists.itemCost(text(a["price"]), text(a["quantity"]), digits(a["digits"])),
  "lists.checkOut": (a) => {
    const { items, ...rest } = lists.checkOut<Item>(rows(a["items"]), {
      itemIds: a["itemIds"] as readonly string[],
      value: a["value"] === undefined ? undefined : amount(a["value"]),
      digits: digits(a["digits"]),
      keep: flag(a["keep"]),
    });
    return { ...rest, items: items.map((item) => ({ ...item, isChecked: String(item.isChecked) })) };
  },
  "lists.checkOutCategory": (a) =>
    lists.checkOutCategory(text(a["given"]), text(a["ofList"]), flag(a["hasLines"])),
  "lists.typedItem": (a) => {
    const digits = a["digits"] === undefined ? undefined : whole(a["digits"]);
    return lists.typedItem(text(a["text"]), digits);
  },
  "lists.priceKey": (a) => lists.priceKey(text(a["label"])),
};
