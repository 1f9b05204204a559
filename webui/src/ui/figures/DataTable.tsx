export interface DataTableProps {
  caption?: string;
  head: readonly string[];
  /** The first cell names its row. */
  rows: readonly (readonly string[])[];
  className?: string | undefined;
}

/** The numbers of a chart, row by row. */
export function DataTable({ caption, head, rows, className }: DataTableProps) {
  return (
    <table className={className}>
      {caption !== undefined && <caption>{caption}</caption>}
      <thead>
        <tr>
          {head.map((text) => (
            <th key={text} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((text, index) => (
              <td key={head[index + 1]}>{text}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
