/** Categories as screens show them. */
import { atom } from "jotai";
import { icons, type Category } from "@/domain";
import { optimisticStateAtom } from "../view";

export interface CategoryView extends Category {
  readonly hue: string;
}

const allAtom = atom<readonly CategoryView[]>((get) =>
  (get(optimisticStateAtom)?.categories ?? []).map((category) => ({
    ...category,
    hue: icons.categoryHue(category.icon),
  })),
);

/** Categories in use, in their order. */
export const categoriesAtom = atom((get) => get(allAtom).filter((category) => !category.deleted));

/** Archived ones: they keep their name and icon in old months. */
export const archivedCategoriesAtom = atom((get) => get(allAtom).filter((category) => category.deleted));

/** Any category by its id, archived ones included. */
export const categoryByIdAtom = atom<ReadonlyMap<string, CategoryView>>(
  (get) => new Map(get(allAtom).map((category) => [category.id, category])),
);
