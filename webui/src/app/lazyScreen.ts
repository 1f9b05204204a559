import { lazy, type ComponentType, type LazyExoticComponent, type ReactNode } from "react";
import { allTexts } from "@/i18n/start";
import { fetched } from "@/ui/browser/onDemand";

export type LazyScreen<Props> = LazyExoticComponent<ComponentType<Props>> & {
  /** Fetches its code ahead. */
  readonly preload: () => Promise<unknown>;
};

/** Props of a component; an empty object where it takes none. */
type PropsOf<Component> = Component extends () => ReactNode
  ? object
  : Component extends (props: infer Props) => ReactNode
    ? Props
    : never;

/** A screen whose code and texts are fetched when it is first opened; `name` is its export of the module. */
export function lazyScreen<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): LazyScreen<PropsOf<Module[Name]>> {
  const screen = lazy(async () => {
    const [module] = await fetched(() => Promise.all([load(), allTexts()]));
    return { default: module[name] as ComponentType<PropsOf<Module[Name]>> };
  });
  return Object.assign(screen, { preload: load });
}
