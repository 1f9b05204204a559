/** The address of a payee's page. */
export function payeePath(name: string): string {
  return `/payees?name=${encodeURIComponent(name)}`;
}
