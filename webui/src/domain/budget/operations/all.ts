/** Every operation, under the name that the server has for it. */
export * from "./entries";
export * from "./transfers";
export * from "./renames";
export * from "./accounts";
export * from "./categories";
export * from "./plannings";
export * from "./lists";
export * from "./schedules";
export * from "./members";
export * from "./settings";
