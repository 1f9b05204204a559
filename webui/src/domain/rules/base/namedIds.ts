/** Ids that every device and the server derive from names: UUIDs of version 5. */
import { format } from "./uuids";

const SHA1_START = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0];
const BLOCK_BYTES = 64;

/** A UUIDv5: the same namespace and name give the same id everywhere. */
export function uuid5(namespace: string, name: string): string {
  const space = [...namespace.replaceAll("-", "").matchAll(/../g)].map(([pair]) => parseInt(pair, 16));
  return format(sha1([...space, ...new TextEncoder().encode(name)]).slice(0, 16), 5);
}

/** The id of a workspace's month, known before anything is planned in it. */
export function monthId(workspaceId: string, date: string): string {
  return workspaceId.includes("-") ? uuid5(workspaceId, date) : `plan${date}`;
}

/**
 * Return the id of the entry that posts an occurrence, the same on every device. `attempt` rises by one with every
 * reversal of the entry.
 */
export function occurrenceEntryId(scheduleId: string, occurrence: string, attempt = 1): string {
  return uuid5(scheduleId, attempt === 1 ? occurrence : `${occurrence}#${String(attempt)}`);
}

// The browser's own digest is asynchronous, which a pure rule can't be.
function sha1(message: readonly number[]): Uint8Array {
  const view = new DataView(padded(message).buffer);
  let state = SHA1_START;
  for (let offset = 0; offset < view.byteLength; offset += BLOCK_BYTES) {
    state = sum(state, rounds(state, schedule(view, offset)));
  }
  const digest = new DataView(new ArrayBuffer(20));
  state.forEach((word, index) => digest.setUint32(index * 4, word));
  return new Uint8Array(digest.buffer);
}

function padded(message: readonly number[]): Uint8Array<ArrayBuffer> {
  const size = Math.ceil((message.length + 9) / BLOCK_BYTES) * BLOCK_BYTES;
  const bytes = new Uint8Array(size);
  bytes.set([...message, 0x80]);
  new DataView(bytes.buffer).setUint32(size - 4, message.length * 8);
  return bytes;
}

function schedule(view: DataView, offset: number): number[] {
  const words = Array.from({ length: 16 }, (_, index) => view.getUint32(offset + index * 4));
  const at = (index: number) => words[index] ?? 0;
  for (let index = 16; index < 80; index += 1) {
    words.push(rotate(at(index - 3) ^ at(index - 8) ^ at(index - 14) ^ at(index - 16), 1));
  }
  return words;
}

function rounds(state: readonly number[], words: readonly number[]): number[] {
  let [a = 0, b = 0, c = 0, d = 0, e = 0] = state;
  words.forEach((word, index) => {
    const next = (rotate(a, 5) + mix(index, b, c, d) + e + word) >>> 0;
    [a, b, c, d, e] = [next, a, rotate(b, 30), c, d];
  });
  return [a, b, c, d, e];
}

function mix(index: number, b: number, c: number, d: number): number {
  if (index < 20) return ((b & c) | (~b & d)) + 0x5a827999;
  if (index < 40) return (b ^ c ^ d) + 0x6ed9eba1;
  if (index < 60) return ((b & c) | (b & d) | (c & d)) + 0x8f1bbcdc;
  return (b ^ c ^ d) + 0xca62c1d6;
}

function sum(a: readonly number[], b: readonly number[]): number[] {
  return a.map((word, index) => (word + (b[index] ?? 0)) >>> 0);
}

function rotate(word: number, bits: number): number {
  return ((word << bits) | (word >>> (32 - bits))) >>> 0;
}
