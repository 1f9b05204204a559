/** Budget months, and the days and moments that are in them. */
export * from "./months/calendar";
export * from "./months/moments";
