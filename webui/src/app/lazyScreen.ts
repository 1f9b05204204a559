import { lazy, type ComponentType, type LazyExoticComponent, type ReactNode } from "react";
import { hasTexts, textsOf } from "@/i18n/start";
import type { Part } from "@/i18n/texts";
import { late } from "@/parts/late";
import { fetched } from "@/ui/browser/onDemand";
import type * as screenLoaders from "./screenLoaders";

export type LazyScreen<Props> = LazyExoticComponent<ComponentType<Props>> & {
  /** Fetches its code ahead. */
  readonly preload: () => Promise<unknown>;
  /** The texts it needs. */
  readonly texts: Part;
};

/** Props of a component; an empty object where it takes none. */
type PropsOf<Component> = Component extends () => ReactNode
  ? object
  : Component extends (props: infer Props) => ReactNode
    ? Props
    : never;

interface Code<Props> {
  readonly default: ComponentType<Props>;
}

/** A screen whose code and texts are fetched when it is first opened; `name` is its export of the module. */
export function lazyScreen<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  texts: Part = "all",
): LazyScreen<PropsOf<Module[Name]>> {
  let ahead: Code<PropsOf<Module[Name]>> | undefined;
  const code = async () => {
    const module = await load();
    ahead = { default: module[name] as ComponentType<PropsOf<Module[Name]>> };
    return ahead;
  };
  const screen = lazy(() => {
    if (ahead !== undefined && hasTexts(texts)) return immediately(ahead);
    return fetched(async () => {
      const [loaded] = await Promise.all([code(), textsOf(texts)]);
      return loaded;
    });
  });
  return Object.assign(screen, { preload: code, texts });
}

/** Hand over at once, unlike a promise, which would bring the fallback, which stays for 300 ms. */
function immediately<Value>(value: Value): Promise<Value> {
  const thenable: PromiseLike<Value> = {
    then: (resolve) => {
      resolve?.(value);
      return thenable as never;
    },
  };
  return thenable as Promise<Value>;
}

type Loaders = typeof screenLoaders;
type ModuleOf<Feature extends keyof Loaders> = Loaders[Feature] extends () => Promise<infer Module>
  ? Module
  : never;

/** A screen whose loader is fetched first: all but the screens that visits start with. */
export function laterScreen<Feature extends keyof Loaders, Name extends keyof ModuleOf<Feature>>(
  feature: Feature,
  name: Name,
  texts: Part = "all",
): LazyScreen<PropsOf<ModuleOf<Feature>[Name]>> {
  return lazyScreen<ModuleOf<Feature>, Name>(() => moduleOf(feature), name, texts);
}

/** A part of a screen whose loader is fetched first, with the texts it needs. */
export function laterPart<Feature extends keyof Loaders, Name extends keyof ModuleOf<Feature>>(
  feature: Feature,
  name: Name,
  texts: Part = "all",
) {
  type Props = PropsOf<ModuleOf<Feature>[Name]> & object;
  return late(async () => (await moduleOf(feature))[name] as ComponentType<Props>, texts);
}

async function moduleOf<Feature extends keyof Loaders>(feature: Feature): Promise<ModuleOf<Feature>> {
  const loaders = await import("./screenLoaders");
  const loader = loaders[feature] as () => Promise<unknown>;
  return (await loader()) as ModuleOf<Feature>;
}
