import { Axis, useAxis } from "./Axis";
import { BOTTOM_PX, columns, HEIGHT_PX, heightAt, isNamed, WIDTH_PX } from "./plot";
import { scaleOf } from "./scale";
import css from "../Statistics.module.css";
import { useWidth } from "./useWidth";

export interface Point {
  readonly key: string;
  readonly name: string;
  readonly value: number;
}

const NAME_PX = 44;

export interface LineProps {
  points: readonly Point[];
  label: string;
  currencyCode: string;
}

/** Line of a value from month to month; a dot marks the last one. */
export function Line({ points, label, currencyCode }: LineProps) {
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
  return (
    <div ref={ref}>
      <svg className={css["Chart"]} viewBox={`0 0 ${width} ${HEIGHT_PX}`} role="img" aria-label={label}>
        <Axis {...{ scale, axis, width }} />
        <path className={css["Chart-area"]} d={`${path}L${last.x} ${ground}L${first.x} ${ground}Z`} />
        <path className={css["Chart-line"]} d={path} />
        <circle className={css["Chart-dot"]} cx={last.x} cy={last.y} r="6" />
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
    </div>
  );
}
