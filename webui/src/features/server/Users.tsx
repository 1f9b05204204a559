import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { useMessage } from "@/i18n/useMessage";
import { useCounted } from "@/i18n/useCounted";
import { limits } from "@/domain";
import { dayOfInstant } from "@/parts/days";
import type { ServerUser, ServerUsers } from "@/state/session/server";
import { Button } from "@/ui/actions/Button";
import { Avatar } from "@/ui/art/Avatar";
import { SearchField } from "@/ui/fields/SearchField";
import { EmptyState } from "@/ui/frame/EmptyState";
import { SkeletonRows } from "@/ui/frame/Skeleton";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";
import { Tag } from "@/ui/rows/Tag";
import css from "./Server.module.css";
import { userPath } from "./paths";
import { useUserSearch } from "./useUserSearch";

/** Everybody who uses the server, found by name or e-mail. */
export function Users() {
  const { t } = useTranslation();
  const [search, setSearch] = useState("");
  return (
    <Section>
      <SectionHeader title={t("hosting.users")} />
      <SearchField
        label={t("hosting.search")}
        clearLabel={t("actions.clear")}
        maxLength={limits.SEARCH_MAX_CHARACTERS}
        value={search}
        onChange={setSearch}
      />
      <Found search={search} />
    </Section>
  );
}

function Found({ search }: { search: string }) {
  const { t } = useTranslation();
  const message = useMessage();
  const { reading, again } = useUserSearch(search);
  if (reading === null) return <SkeletonRows count={3} label={t("states.loading")} />;
  if (!reading.ok) {
    return (
      <EmptyState art="list" title={t("hosting.failed")} text={message(reading.code, reading.params)}>
        <Button onClick={again}>{t("actions.retry")}</Button>
      </EmptyState>
    );
  }
  return <List result={reading.data} />;
}

function List({ result: { users, count } }: { result: ServerUsers }) {
  const { t } = useTranslation();
  const counted = useCounted();
  if (users.length === 0) return <p className={css["Server-note"]}>{t("hosting.nobody")}</p>;
  return (
    <>
      <ListGroup label={t("hosting.users")}>
        {users.map((user) => (
          <UserRow key={user.id} user={user} />
        ))}
      </ListGroup>
      <p className={css["Server-note"]}>
        {count > users.length
          ? t("hosting.more", { shown: users.length, count })
          : counted("hosting.count", count)}
      </p>
    </>
  );
}

function UserRow({ user }: { user: ServerUser }) {
  const { t } = useTranslation();
  const seen =
    user.lastSeenAt === null
      ? t("hosting.neverSeen")
      : t("hosting.seen", { day: dayOfInstant(user.lastSeenAt) });
  return (
    <ListRow
      chevron
      wrap
      start={<Avatar name={user.name} round />}
      title={user.name}
      tag={user.disabledAt !== null && <Tag tone="warning" text={t("hosting.disabled")} />}
      sub={
        <>
          {user.email}
          <br />
          {seen}
        </>
      }
      to={userPath(user.id)}
    />
  );
}
