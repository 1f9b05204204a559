import type { Settings } from "@/contract/budget";
import { checked } from "../apply/body";
import { given } from "../apply/rows";
import { operation, request, type Body, type Batch } from "./operation";

export type SettingsUpdate = Body<"SettingsUpdate">;

const FIELDS = ["workspace", "mainScreen", "expensesView", "language", "showOnboarding", "timeZone"] as const;

export const updateSettings = operation<Batch<"updateSettings", SettingsUpdate>>({
  name: "updateSettings",
  apply(state, { body: raw }) {
    const rules = { mainScreen: "mainScreen", expensesView: "expensesView", language: "language" } as const;
    const changes = given(checked(raw, rules), FIELDS) as Partial<Settings>;
    return { ...state, settings: { ...state.settings, ...changes } };
  },
  call: ({ body }) => request("PUT", "/api/settings/update", {}, body),
  group: () => "settings",
  changesStart: true,
  describe: (_, { text, icons }) => ({
    title: text("notSaved.change.settings"),
    what: "",
    icon: icons.settings,
  }),
});
