import { lazy, type ComponentType, type LazyExoticComponent } from "react";
import { allTexts } from "@/i18n/start";
import { fetched } from "@/ui/browser/onDemand";

export type LazyScreen<Props> = LazyExoticComponent<ComponentType<Props>> & {
  /** Fetches its code ahead. */
  readonly preload: () => Promise<unknown>;
};

/** A screen whose code and texts are fetched when it is first opened. */
export function lazyScreen<Props>(load: () => Promise<{ default: ComponentType<Props> }>): LazyScreen<Props> {
  const screen = lazy(async () => {
    const [module] = await fetched(() => Promise.all([load(), allTexts()]));
    return module;
  });
  return Object.assign(screen, { preload: load });
}
