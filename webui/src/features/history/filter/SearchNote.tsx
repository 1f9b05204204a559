import { useAtomValue } from "@/state/useAtomValue";
import { CircleAlert } from "lucide-react";
import { useMessage } from "@/i18n/useMessage";
import { useTranslation } from "@/i18n/useTranslation";
import { todayAtom } from "@/state/device";
import type { Typed } from "@/state/budget/typedFilter";
import { Icon } from "@/ui/art/Icon";
import css from "./SearchNote.module.css";

type WrongFilter = Extract<Typed, { kind: "wrong" }>;

export interface SearchNoteProps {
  id: string;
  text: string;
  /** Place and cause of a wrong filter, once typing rests. */
  wrong: WrongFilter | undefined;
  /** Takes the text with an example behind it. */
  onType: (text: string) => void;
}

/** The place and cause of a wrong filter, else examples of what can be typed. */
export function SearchNote({ id, text, wrong, onType }: SearchNoteProps) {
  if (wrong !== undefined) return <Wrong id={id} {...wrong} />;
  return <Examples {...{ id, text, onType }} />;
}

/** Codes of names that are not known: the texts of the core list every name, which is more than a line. */
const FIELDS = "payee:, category:, account:, since:, min:";
const SHORTER: ReadonlyMap<string, string> = new Map([
  ["filter.field", "searchNote.wrongField"],
  ["filter.name", "searchNote.wrongName"],
]);

function Wrong({ id, code, position, params }: WrongFilter & { id: string }) {
  const { t } = useTranslation();
  const message = useMessage();
  return (
    <p className={css["SearchNote"]} id={id} role="status" data-wrong="">
      <Icon glyph={CircleAlert} size={16} />
      {t("searchNote.wrongAt", {
        position: position + 1,
        text: message(SHORTER.get(code) ?? code, { ...params, fields: FIELDS }),
      })}
    </p>
  );
}

function Examples({ id, text, onType }: Omit<SearchNoteProps, "wrong">) {
  const { t } = useTranslation();
  const month = useAtomValue(todayAtom).slice(0, 7);
  return (
    <p className={css["SearchNote"]} id={id}>
      {t("searchNote.examples")}
      {["min:20", `since:${month}`, "kind:income"].map((example) => (
        <button
          key={example}
          type="button"
          className={css["SearchNote-example"]}
          // The field keeps the focus, and the keyboard of a phone stays.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            // A second tap means the first one.
            if (!text.split(" ").includes(example)) onType(`${text} ${example}`.trim());
          }}
        >
          {example}
        </button>
      ))}
      {t("searchNote.also")}
    </p>
  );
}
