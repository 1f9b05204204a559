import { lazy, type ComponentType, type LazyExoticComponent } from "react";
import { allTexts } from "@/i18n/start";
import { fetched } from "@/ui/browser/onDemand";

/** A screen whose code and texts are fetched when it is first opened. */
export function lazyScreen<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const [screen] = await fetched(() => Promise.all([load(), allTexts()]));
    return screen;
  });
}
