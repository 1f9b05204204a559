/** Tags as they are shown: "#trip #home". */
export function tagsText(tags: readonly string[]): string {
  return tags.map((tag) => `#${tag}`).join(" ");
}
