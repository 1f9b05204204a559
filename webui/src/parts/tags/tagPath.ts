/** The address of a tag's page. */
export function tagPath(name: string): string {
  return `/tags?name=${encodeURIComponent(name)}`;
}
