import type { ComponentType } from "react";
import { textsOf } from "@/i18n/start";
import type { Part } from "@/i18n/texts";
import { onDemand } from "@/ui/browser/onDemand";

/** A component whose code, and the texts it needs, are fetched when it is first shown, or before that by `preload`. */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>, texts: Part = "all") {
  return onDemand<Props>(async () => {
    const [component] = await Promise.all([load(), textsOf(texts)]);
    return component;
  });
}
