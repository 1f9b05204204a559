/** Where rows stand while one of them is dragged. */

/** A row as it lay when the drag began, in px from the top of the list. */
export interface Place {
  readonly top: number;
  readonly height: number;
}

/** The rows with one of them at another place. */
export function moved<T>(rows: readonly T[], from: number, to: number): readonly T[] {
  const others = rows.filter((_, index) => index !== from);
  return [...others.slice(0, to), ...rows.slice(from, from + 1), ...others.slice(to)];
}

/** The place that a row dragged by `offset` px would take: it goes past a row whose middle its edge has passed. */
export function placeAt(places: readonly Place[], from: number, offset: number): number {
  const dragged = places[from];
  if (dragged === undefined) return from;
  const [top, bottom] = [dragged.top + offset, dragged.top + dragged.height + offset];
  const middle = (place: Place) => place.top + place.height / 2;
  const above = places.slice(0, from).filter((place) => top < middle(place)).length;
  const below = places.slice(from + 1).filter((place) => bottom > middle(place)).length;
  return from - above + below;
}

/** An offset that keeps the dragged row inside the list. */
export function within(places: readonly Place[], from: number, offset: number): number {
  const [dragged, first, last] = [places[from], places[0], places.at(-1)];
  if (dragged === undefined || first === undefined || last === undefined) return 0;
  const lowest = last.top + last.height - dragged.top - dragged.height;
  return Math.min(Math.max(offset, first.top - dragged.top), lowest);
}

/** Return the distance by which a row moves aside for the dragged one, in px. */
export function shiftOf(index: number, from: number, to: number, height: number): number {
  if (index > from && index <= to) return -height;
  return index < from && index >= to ? height : 0;
}
