import { FileText, TriangleExclamationPoint } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { useCounted } from "@/i18n/useCounted";
import { useMessage } from "@/i18n/useMessage";
import { useWhy } from "@/i18n/useWhy";
import { NETWORK, type Failure } from "@/state/outcome";
import { Button } from "@/ui/actions/Button";
import { IconTile } from "@/ui/art/IconTile";
import { Banner } from "@/ui/frame/Banner";
import { SkeletonRows } from "@/ui/frame/Skeleton";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { FileButton } from "./file/FileButton";
import { sizeOf, type ChosenFile } from "./file/content";
import type { Chosen } from "./file/useChosenFile";
import { Lines } from "./lines/Lines";
import { Totals } from "./lines/Totals";
import { FileAccounts } from "./tables/FileAccounts";
import { Understood } from "./Understood";
import type { Import } from "./useImport";
import css from "./Imports.module.css";

const ROWS_LIKELY = 4;

export interface OpenedProps {
  importing: Import;
  chosen: Chosen;
  file: ChosenFile;
}

/** The chosen file: how it is understood, and what its lines become. */
export function Opened({ importing, chosen, file }: OpenedProps) {
  const { t } = useTranslation();
  const { seen, failure, isReading } = importing;
  return (
    <>
      <ChosenRow importing={importing} chosen={chosen} file={file} />
      {failure !== null && <Unread failure={failure} onRetry={importing.again} />}
      {(seen !== null || failure !== null) && <Understood importing={importing} />}
      {seen === null && isReading && (
        <>
          <SkeletonRows count={ROWS_LIKELY} label={t("imports.reading")} />
          <Button
            kind="text"
            onClick={() => {
              importing.choose(null);
            }}
          >
            {t("actions.cancel")}
          </Button>
        </>
      )}
      {seen !== null && (
        <div className={css["Busy"]} data-busy={isReading || undefined} aria-busy={isReading || undefined}>
          <FileAccounts importing={importing} seen={seen} />
          {seen.file.questions.length === 0 && (
            <>
              <Totals totals={importing.totals} />
              <Lines importing={importing} seen={seen} />
            </>
          )}
        </div>
      )}
    </>
  );
}

function ChosenRow({ importing: { seen, isBooking }, chosen, file }: OpenedProps) {
  const { t } = useTranslation();
  const message = useMessage();
  const counted = useCounted();
  const { wrong } = chosen;
  const { text, size } = sizeOf(file.size);
  const lines =
    seen === null || seen.file.questions.includes("columns")
      ? []
      : [counted("imports.lineCount", seen.file.lineCount)];
  return (
    <>
      <ListGroup>
        <ListRow
          title={file.name}
          sub={[...lines, t(text, { size })].join(" · ")}
          start={<IconTile icon={{ glyph: FileText, hue: "green" }} />}
          end={
            <FileButton kind="tonal" disabled={isBooking} onFile={chosen.choose}>
              {t("imports.change")}
            </FileButton>
          }
        />
      </ListGroup>
      {wrong !== null && (
        <p role="alert" className={css["Wrong"]}>
          {wrong.name}: {message(wrong.code)}
        </p>
      )}
    </>
  );
}

/** Why it can't be read; nothing is stored. */
function Unread({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const { t } = useTranslation();
  const why = useWhy();
  const [code = failure.code] = Object.values(failure.fields);
  const text = code === NETWORK ? t("imports.noServer") : why(failure);
  const isOfFile = code.startsWith("import.");
  return (
    <Banner glyph={TriangleExclamationPoint} tone="negative" inset text={text}>
      {!isOfFile && (
        <Button kind="text" onClick={onRetry}>
          {t("actions.retry")}
        </Button>
      )}
    </Banner>
  );
}
