import { Axis, useAxis } from "./Axis";
import { ColumnReader, ReaderMark } from "./Reader";
import { BOTTOM_PX, columns, HEIGHT_PX, heightAt, isNamed, WIDTH_PX } from "./plot";
import { scaleOf } from "./scale";
import css from "../Statistics.module.css";
import { useWidth } from "./useWidth";

export interface Point {
  readonly key: string;
  readonly name: string;
  readonly value: number;
  /** "July 2026 · $310.00", where it is read. */
  readonly reading: string;
}

const NAME_PX = 44;

export interface LineProps {
  points: readonly Point[];
  label: string;
  currencyCode: string;
  /** Name of the slider that reads the points. */
  readLabel: string;
  /** Index of the point that is read. */
  chosen: number | null;
  onChoose: (chosen: number | null) => void;
}

/** Line of a value from month to month; a dot marks the last one, or the one that is read. */
export function Line({ points, label, currencyCode, readLabel, chosen, onChoose }: LineProps) {
  const [ref, width] = useWidth(WIDTH_PX);
  const scale = scaleOf(points.map(({ value }) => value));
  const axis = useAxis(scale, currencyCode);
  const room = columns(points.length, width, axis.left);
  const places = room.map(({ middle }, index) => ({
    x: middle,
    y: heightAt(scale.at(points[index]?.value ?? 0)),
  }));
  const [first, last] = [places[0], places.at(-1)];
  if (first === undefined || last === undefined) return null;
  const path = places.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x} ${y}`).join("");
  const ground = HEIGHT_PX - BOTTOM_PX;
  const read = chosen === null ? undefined : places[chosen];
  return (
    <div ref={ref} className={css["Chart-read"]}>
      <svg className={css["Chart"]} viewBox={`0 0 ${width} ${HEIGHT_PX}`} role="img" aria-label={label}>
        <Axis {...{ scale, axis, width }} />
        <path className={css["Chart-area"]} d={`${path}L${last.x} ${ground}L${first.x} ${ground}Z`} />
        <path className={css["Chart-line"]} d={path} />
        {read ? (
          <ReaderMark {...read} />
        ) : (
          <circle className={css["Chart-dot"]} cx={last.x} cy={last.y} r="6" />
        )}
        {points.map(({ key, name }, index) =>
          isNamed(index, room, NAME_PX) ? (
            <text
              key={key}
              className={css["Chart-label"]}
              data-strong={index === points.length - 1 || undefined}
              x={places[index]?.x}
              y={HEIGHT_PX - 6}
              textAnchor="middle"
            >
              {name}
            </text>
          ) : null,
        )}
      </svg>
      <ColumnReader {...{ places: room, width, chosen, onChoose }} label={readLabel} readings={points} />
    </div>
  );
}
