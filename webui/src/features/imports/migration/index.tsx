import { CircleAlert, Landmark } from "lucide-react";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useErrorText } from "@/i18n/useErrorText";
import { useMessage } from "@/i18n/useMessage";
import { useTranslation } from "@/i18n/useTranslation";
import { GuestSignUpButtons } from "@/parts/GuestSignUpButtons";
import { MoreRow } from "@/parts/MoreRow";
import { onlineAtom } from "@/state/connection";
import { isGuestAtom } from "@/state/session/session";
import { useAtomValue } from "@/state/useAtomValue";
import { Button } from "@/ui/actions/Button";
import { Banner } from "@/ui/frame/Banner";
import { EmptyState } from "@/ui/frame/EmptyState";
import { Page } from "@/ui/frame/Page";
import { PageBar } from "@/ui/frame/PageBar";
import { SkeletonRows } from "@/ui/frame/Skeleton";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";
import { Report } from "./Report";
import { SOURCE_KEYS, SOURCES } from "./sources";
import { useMigration, type MigrationState } from "./useMigration";

const UP = "/data";
const ROWS_LIKELY = 6;

/** The whole budget of another app becomes a workspace of its own. */
export default function Migration() {
  const isGuest = useAtomValue(isGuestAtom);
  return isGuest ? <ForGuests /> : <FromAnother />;
}

function ForGuests() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <>
      <PageBar title={t("comeFrom.title")} onBack={() => void navigate(UP)} />
      <Page>
        <EmptyState art="list" title={t("comeFrom.guest")} text={t("comeFrom.guestText")}>
          <GuestSignUpButtons />
        </EmptyState>
      </Page>
    </>
  );
}

function FromAnother() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const migration = useMigration(() => void navigate("/expenses"));
  const { chosen, report } = migration;
  const isOpen = chosen !== null;
  return (
    <>
      <PageBar
        title={t(isOpen ? "comeFrom.found" : "comeFrom.title")}
        onBack={isOpen ? migration.cancel : () => void navigate(UP)}
      />
      {chosen === null && (
        <Page>
          <Choose migration={migration} />
        </Page>
      )}
      {chosen !== null && report === null && (
        <Page>
          <Unread migration={migration} />
        </Page>
      )}
      {chosen !== null && report !== null && <Report migration={migration} report={report} />}
    </>
  );
}

/** While the files are read, and what is wrong with them. */
function Unread({ migration: { failure, again, cancel } }: { migration: MigrationState }) {
  const { t } = useTranslation();
  const why = useErrorText();
  return (
    <>
      {failure === null ? (
        <SkeletonRows count={ROWS_LIKELY} label={t("imports.reading")} />
      ) : (
        <Banner glyph={CircleAlert} tone="negative" inset text={why(failure)}>
          <Button kind="text" onClick={again}>
            {t("actions.retry")}
          </Button>
        </Banner>
      )}
      <Button kind="text" onClick={cancel}>
        {t("actions.cancel")}
      </Button>
    </>
  );
}

function Choose({ migration: { choose, wrong } }: { migration: MigrationState }) {
  const { t } = useTranslation();
  const message = useMessage();
  const input = useRef<HTMLInputElement>(null);
  const isOnline = useAtomValue(onlineAtom);
  return (
    <>
      <EmptyState
        art="list"
        title={t("comeFrom.bring")}
        text={t(isOnline ? "comeFrom.bringText" : "imports.offline")}
      >
        <input
          ref={input}
          type="file"
          multiple
          hidden
          aria-label={t("comeFrom.choose")}
          onChange={({ target }) => {
            const files = Array.from(target.files ?? []);
            target.value = "";
            if (files.length > 0) choose(files);
          }}
        />
        <Button size="l" disabled={!isOnline} onClick={() => input.current?.click()}>
          {t("comeFrom.choose")}
        </Button>
      </EmptyState>
      {wrong !== null && (
        <Banner glyph={CircleAlert} tone="negative" inset text={`${wrong.name}: ${message(wrong.code)}`} />
      )}
      <Ways />
      <ListGroup label={t("imports.title")}>
        <MoreRow glyph={Landmark} hue="teal" title={t("comeFrom.statement")} to="/data/import" />
      </ListGroup>
    </>
  );
}

/** Way to the file of each app, opened in place. */
function Ways() {
  const { t } = useTranslation();
  const [open, setOpen] = useState<string | null>(null);
  return (
    <Section>
      <SectionHeader title={t("comeFrom.ways")} />
      <ListGroup label={t("comeFrom.ways")}>
        {SOURCE_KEYS.map((source) => (
          <ListRow
            key={source}
            compact
            wrap
            title={SOURCES[source]}
            sub={t(open === source ? `comeFrom.how.${source}` : `comeFrom.kind.${source}`)}
            onPress={() => setOpen(open === source ? null : source)}
          />
        ))}
      </ListGroup>
    </Section>
  );
}
