/** Ids of new things: UUIDs of version 7, and their text. */

/** A UUIDv7: sorts by time of creation. `random` holds at least 10 bytes. */
export function uuid7(milliseconds: number, random: Uint8Array): string {
  const time = milliseconds.toString(16).padStart(12, "0");
  const bytes = Uint8Array.from(
    [...time.matchAll(/../g)].map(([pair]) => parseInt(pair, 16)).concat([...random.slice(0, 10)]),
  );
  return format(bytes, 7);
}

/** Return 16 bytes as a UUID of a version. */
export function format(bytes: Uint8Array, version: number): string {
  const marked = bytes.map((byte, index) => {
    if (index === 6) return (byte & 0x0f) | (version << 4);
    return index === 8 ? (byte & 0x3f) | 0x80 : byte;
  });
  const hex = [...marked].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
