/** The device's clock and its ids: what the pure rules take as arguments. */
import { uuid7, type IdPrefix } from "@/domain";

let lastMilliseconds = 0;

/** A UUIDv7; each is later in order than the ones made here before. */
export function newUuid(): string {
  lastMilliseconds = Math.max(Date.now(), lastMilliseconds + 1);
  return uuid7(lastMilliseconds, crypto.getRandomValues(new Uint8Array(10)));
}

/** An id that says what it is an id of, as guest mode has them. */
export function newLocalId(prefix: IdPrefix): string {
  return `${prefix}-${newUuid()}`;
}

/** The instant in UTC. */
export function now(): string {
  return new Date().toISOString();
}

/** The calendar day where the device is. */
export function today(): string {
  return localTimestamp().slice(0, 10);
}

/** RFC 3339 with the device's offset: its own day is the day where it happened. */
export function localTimestamp(at: Date = new Date()): string {
  const offset = -at.getTimezoneOffset();
  const local = new Date(at.getTime() + offset * 60_000).toISOString().slice(0, 23);
  const [hours, minutes] = [Math.trunc(Math.abs(offset) / 60), Math.abs(offset) % 60].map(twoDigits);
  return `${local}${offset < 0 ? "-" : "+"}${hours ?? ""}:${minutes ?? ""}`;
}

/** The device's time zone, as the server's settings name it. */
export function timeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
