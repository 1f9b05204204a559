import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useEffect, useState } from "react";
import { useCounted } from "@/i18n/useCounted";
import { useMessage } from "@/i18n/useMessage";
import { useMoney } from "@/i18n/useMoney";
import { useTranslation } from "@/i18n/useTranslation";
import { FormSheet } from "@/parts/forms/FormSheet";
import {
  previewImportRulesAtom,
  type RuledEntries,
  type RuledEntry,
  applyImportRulesAtom,
} from "@/state/budget/importRules";
import { onlineAtom } from "@/state/connection";
import type { Failure } from "@/state/outcome";
import { Button } from "@/ui/actions/Button";
import { Amount } from "@/ui/figures/Amount";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { dayNumeric } from "@/i18n/dates";
import { useNames } from "@/i18n/useNames";
import { tagsText } from "@/parts/tags/tagsText";
import { useOnce } from "@/parts/forms/useIntent";
import { useFailureToast } from "@/parts/useFailureToast";
import { undoChangeSetAtom } from "@/state/budget/activity";
import { showToast } from "@/ui/overlays/toasts";
import css from "../Imports.module.css";

const SHOWN_MAX = 20;

export interface RuledSheetProps {
  open: boolean;
  onClose: () => void;
}

/** Booked entries that the rules would change, and the button that changes them. */
export function RuledSheet({ open, onClose }: RuledSheetProps) {
  const { t } = useTranslation();
  return (
    <FormSheet open={open} onClose={onClose} title={t("imports.ruled.title")}>
      <Ruled onClose={onClose} />
    </FormSheet>
  );
}

function Ruled({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const message = useMessage();
  const { found, failed, read } = useRuledEntries();
  if (failed !== null) {
    return (
      <>
        <p role="alert">{message(failed.code, failed.params)}</p>
        <Button kind="tonal" onClick={read}>
          {t("actions.retry")}
        </Button>
      </>
    );
  }
  if (found === null) return <p role="status">{t("imports.ruled.reading")}</p>;
  if (found.count === 0) return <p role="status">{t("imports.ruled.none")}</p>;
  return <Found found={found} onClose={onClose} />;
}

function Found({ found: ruled, onClose }: { found: RuledEntries; onClose: () => void }) {
  const { t } = useTranslation();
  const counted = useCounted();
  const isOnline = useAtomValue(onlineAtom);
  const { apply, isBusy } = useApplyRules(onClose);
  const { entries, count } = ruled;
  const title = counted("imports.ruled.count", count);
  const more = count - Math.min(entries.length, SHOWN_MAX);
  return (
    <>
      <p role="status">{title}</p>
      <ListGroup label={title}>
        {entries.slice(0, SHOWN_MAX).map((entry) => (
          <RuledRow key={entry.entryId} entry={entry} />
        ))}
      </ListGroup>
      {more > 0 && <p className={css["Note"]}>{counted("imports.notTakenMore", more)}</p>}
      {entries.length < count && (
        <p className={css["Note"]}>{counted("imports.ruled.newest", entries.length)}</p>
      )}
      {!isOnline && <p className={css["Note"]}>{t("imports.ruled.offline")}</p>}
      <Button
        size="l"
        block
        busy={isBusy}
        disabled={!isOnline}
        onClick={() => void apply(entries.map(({ entryId }) => entryId))}
      >
        {counted("imports.ruled.apply", entries.length)}
      </Button>
    </>
  );
}

function RuledRow({ entry }: { entry: RuledEntry }) {
  const money = useMoney();
  const { title, sub } = useRuledTexts()(entry);
  return (
    <ListRow
      title={title}
      sub={sub}
      wrap
      end={<Amount parts={money(entry.value, entry.currencyCode, { signed: true })} />}
    />
  );
}

function useRuledEntries() {
  const preview = useSetAtom(previewImportRulesAtom);
  const [found, setFound] = useState<RuledEntries | null>(null);
  const [failed, setFailed] = useState<Failure | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isOpen = true;
    void preview().then((reading) => {
      if (!isOpen) return;
      if (reading.ok) setFound(reading.data);
      else setFailed(reading);
    });
    return () => {
      isOpen = false;
    };
  }, [preview, round]);
  const read = () => {
    setFailed(null);
    setRound((before) => before + 1);
  };
  return { found, failed, read };
}

/** Return the texts of an entry that rules would change: "Weekly shop", "22.11.2026 · Food → Home · #family". */
function useRuledTexts(): (entry: RuledEntry) => { title: string; sub: string } {
  const { t } = useTranslation();
  const names = useNames();
  return ({ note, localDay, before, after }) => {
    const day = dayNumeric(localDay);
    const title = [note, before.payee, names(before.category ?? ""), day].find((text) => text !== "");
    const added = after.tags.filter((tag) => !before.tags.includes(tag));
    const changes = [
      changed(names(before.category ?? ""), names(after.category ?? "")),
      changed(before.payee, after.payee),
      tagsText(added),
    ].filter((text) => text !== "");
    return { title: title ?? day, sub: [day, ...changes].join(" · ") };

    function changed(was: string, is: string): string {
      if (was === is) return "";
      return was === "" ? is : t("imports.ruled.changed", { before: was, after: is });
    }
  };
}

/** Return what changes entries by the rules once, says how many, and offers to take it back. */
function useApplyRules(onDone: () => void) {
  const { t } = useTranslation();
  const counted = useCounted();
  const fail = useFailureToast();
  const [change, undo] = [useSetAtom(applyImportRulesAtom), useSetAtom(undoChangeSetAtom)];
  const [isBusy, setBusy] = useState(false);
  const once = useOnce();
  const takeBack = async (revision: number) => {
    fail(await undo(revision));
  };
  const apply = async (entryIds: readonly string[]) => {
    const reading = await once(() => {
      setBusy(true);
      return change(entryIds);
    });
    if (reading === null) return;
    setBusy(false);
    if (!reading.ok) {
      fail(reading);
      return;
    }
    const { count, revision } = reading.data;
    const action = revision !== null && {
      action: { label: t("actions.undo"), run: () => void takeBack(revision) },
    };
    showToast({ text: counted("imports.ruled.applied", count), ...action });
    onDone();
  };
  return { apply, isBusy };
}
