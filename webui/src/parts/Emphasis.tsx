/** A text of a language file in which `<b>…</b>` stands out. */
export function Emphasis({ text }: { text: string }) {
  return text
    .split(/<b>(.*?)<\/b>/)
    .map((part, index) => (index % 2 === 1 ? <b key={index}>{part}</b> : part));
}
