import { FileText, TriangleExclamationPoint, CircleAlert, CircleCheck } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { useCounted } from "@/i18n/useCounted";
import { useMessage } from "@/i18n/useMessage";
import { useErrorText } from "@/i18n/useErrorText";
import { NETWORK, type Failure } from "@/state/outcome";
import { Button } from "@/ui/actions/Button";
import { IconTile } from "@/ui/art/IconTile";
import { Banner } from "@/ui/frame/Banner";
import { SkeletonRows } from "@/ui/frame/Skeleton";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { FileButton, type Chosen } from "./file/FileButton";
import { sizeOf, type ChosenFile } from "./file/content";
import { Lines } from "./lines/Lines";
import { FileAccounts } from "./tables/FileAccounts";
import { FileOptions } from "./FileOptions";
import { isAsked } from "./options";
import { QuestionCard } from "./questions/QuestionCard";
import { openQuestions } from "./questions/answers";
import type { PreviewedFile } from "@/state/budget/imports";
import { useMoney } from "@/i18n/useMoney";
import { Amount } from "@/ui/figures/Amount";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";
import { dayInWords } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { fromText, formatText } from "@/domain/rules/base/money";
import { accountsAtom } from "@/state/budget/accounts";
import { useAtomValue } from "@/state/useAtomValue";
import type { Import } from "./useImport";
import type { Total } from "./lines/totals";
import css from "./Imports.module.css";

const ROWS_LIKELY = 4;

export interface OpenFileProps {
  importing: Import;
  chosen: Chosen;
  file: ChosenFile;
}

/** Chosen file: its options, and its lines. */
export function OpenFile({ importing, chosen, file }: OpenFileProps) {
  const { t } = useTranslation();
  const { preview, failure, isReading } = importing;
  return (
    <>
      <ChosenRow importing={importing} chosen={chosen} file={file} />
      {failure !== null && <Unread failure={failure} onRetry={importing.again} />}
      {preview !== null && <Questions importing={importing} file={preview.file} />}
      {(preview !== null || failure !== null) && <FileOptions importing={importing} />}
      {preview === null && isReading && (
        <>
          <SkeletonRows count={ROWS_LIKELY} label={t("imports.reading")} />
          <Button kind="text" onClick={() => importing.choose(null)}>
            {t("actions.cancel")}
          </Button>
        </>
      )}
      {preview !== null && (
        <div className={css["Busy"]} data-busy={isReading || undefined} aria-busy={isReading || undefined}>
          <FileAccounts importing={importing} preview={preview} />
          {preview.file.questions.length === 0 && (
            <>
              <StatementCheck importing={importing} file={preview.file} />
              <Totals totals={importing.totals} />
              <Lines importing={importing} preview={preview} />
            </>
          )}
        </div>
      )}
    </>
  );
}

/** The first of the questions that the file leaves open. */
function Questions({ importing, file }: { importing: Import; file: PreviewedFile }) {
  const currencyCode = useFileCurrency(importing);
  const [first, ...others] = openQuestions(file);
  if (first === undefined) return null;
  return <QuestionCard importing={importing} questions={[first, ...others]} currencyCode={currencyCode} />;
}

function ChosenRow({ importing: { preview, isBooking }, chosen, file }: OpenFileProps) {
  const { t } = useTranslation();
  const message = useMessage();
  const counted = useCounted();
  const { wrong } = chosen;
  const { text, size } = sizeOf(file.size);
  // A file that leaves something open was not read yet.
  const isRead =
    preview !== null && !isAsked(preview.file, "columns") && openQuestions(preview.file).length === 0;
  const lines = isRead ? [counted("imports.lineCount", preview.file.lineCount)] : [];
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
  const why = useErrorText();
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

/** A file brings no settlements. */
const SIGNS = { income: "", expense: "-", refund: "", transfer: "", settlement: "" } as const;

/** Sums of income, spending and transfers of the ticked lines. */
function Totals({ totals }: { totals: readonly Total[] }) {
  const { t } = useTranslation();
  const counted = useCounted();
  const money = useMoney();
  if (totals.length === 0) return null;
  return (
    <Section>
      <SectionHeader title={t("imports.total")} />
      <ListGroup label={t("imports.total")}>
        {totals.map(({ kind, currencyCode, count, amount }) => (
          <ListRow
            key={`${kind} ${currencyCode}`}
            title={t(`imports.totals.${kind}`)}
            sub={counted("imports.entries", count)}
            end={
              <Amount
                parts={money(SIGNS[kind] + amount, currencyCode, { signed: isArriving(kind) })}
                tone={isArriving(kind) ? "in" : undefined}
              />
            }
          />
        ))}
      </ListGroup>
    </Section>
  );
}

/** Return whether money comes in: an income, or a refund. */
function isArriving(kind: Total["kind"]): boolean {
  return kind === "income" || kind === "refund";
}

/** Check of the entries against the balance that the file prints; nothing where it prints none. */
function StatementCheck({ importing, file }: { importing: Import; file: PreviewedFile }) {
  const { t } = useTranslation();
  const money = useMoney();
  const language = useLanguage();
  const currencyCode = useFileCurrency(importing);
  const { statement } = file;
  if (statement === null || currencyCode === null) return null;
  const { closing, difference, day } = statement;
  const there = money(closing, currencyCode).text;
  const here = money(formatText(fromText(closing) + fromText(difference)), currencyCode).text;
  const isEqual = fromText(difference) === 0n;
  const text = { here, there, day: day === null ? "" : dayInWords(day, language) };
  return (
    <ListGroup>
      <ListRow
        wrap
        start={
          <IconTile
            icon={{ glyph: isEqual ? CircleCheck : CircleAlert, hue: isEqual ? "green" : "red" }}
            size="s"
          />
        }
        title={
          isEqual
            ? t("imports.agrees", { balance: there })
            : t("imports.differs", { difference: money(difference.replace("-", ""), currencyCode).text })
        }
        sub={isEqual ? undefined : t(day === null ? "imports.differsText" : "imports.differsSince", text)}
      />
    </ListGroup>
  );
}

/** Return the currency of a file's amounts: that of its account, or the one it names itself; null while both are open. */
function useFileCurrency({ options, preview }: Import): string | null {
  const accounts = useAtomValue(accountsAtom);
  const [first] = preview?.file.accounts ?? [];
  const id = options.accountId ?? first?.accountId;
  const newAccount = options.newAccounts.find((account) => account.id === id);
  const own = accounts.find((account) => account.id === id);
  return newAccount?.currencyCode ?? own?.currency ?? first?.currencyCode ?? null;
}
