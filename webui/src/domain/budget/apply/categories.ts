/** Rules for the fields of a category. */
export const CATEGORY_RULES = { name: "name", icon: "categoryIcon" } as const;
