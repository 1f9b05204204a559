import { heightAt, LEFT_PX } from "./plot";
import { tickText, type Scale } from "./scale";
import css from "../Statistics.module.css";

/** The lines of a chart and what they stand for. */
export function Axis({ scale, width }: { scale: Scale; width: number }) {
  return scale.ticks.map((tick) => {
    const y = heightAt(scale.at(tick));
    return (
      <g key={tick}>
        <line className={css["Chart-grid"]} x1={LEFT_PX} x2={width} y1={y} y2={y} />
        <text className={css["Chart-label"]} x="0" y={y + 4}>
          {tickText(tick)}
        </text>
      </g>
    );
  });
}
