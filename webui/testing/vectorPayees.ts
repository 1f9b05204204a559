/** For tests: the rules of payees and tags as the vectors call them. */
import * as payees from "@/domain/rules/entries/payees";
import * as tags from "@/domain/rules/entries/tags";
import { text, type Args, type Json } from "./vectorValues";

const all = (value: Json | undefined) => (value ?? []) as readonly string[];

export const PAYEE_RULES: Readonly<Record<string, (args: Args) => unknown>> = {
  "payees.clean": (a) => payees.clean(text(a["text"])),
  "payees.fold": (a) => payees.fold(text(a["name"])),
  "payees.isSame": (a) => String(payees.isSame(text(a["name"]), text(a["other"]))),
  "payees.find": (a) => payees.find(text(a["name"]), all(a["known"])),
  "payees.target": (a) => payees.target(text(a["name"]), text(a["newName"]), all(a["known"])),
  "tags.clean": (a) => tags.clean(text(a["text"])),
  "tags.cleanAll": (a) => tags.cleanAll(all(a["tags"])),
  "tags.renamed": (a) => tags.renamed(all(a["tags"]), text(a["tag"]), text(a["newTag"])),
  "tags.read": (a) => tags.read(text(a["word"])),
  "tags.take": (a) => tags.take(text(a["text"]), all(a["tags"])),
};
