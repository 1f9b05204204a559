import { useAtomValue } from "jotai";
import { useTranslation } from "@/i18n/useTranslation";
import { useNames } from "@/i18n/useNames";
import { ChoiceSheet } from "@/parts/ChoiceSheet";
import { accountByIdAtom, accountsAtom } from "@/state/budget/accounts";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";
import { Tag } from "@/ui/rows/Tag";
import type { Import } from "../useImport";
import type { Seen } from "../usePreview";

/** Which of the person's accounts each account of the file is, where it names several. */
export function FileAccounts({ importing: { said, say }, seen }: { importing: Import; seen: Seen }) {
  const { t } = useTranslation();
  const names = useNames();
  const accounts = useAtomValue(accountsAtom);
  const byId = useAtomValue(accountByIdAtom);
  if (seen.file.accounts.length < 2) return null;
  const choices = accounts.map(({ id, name, currency }) => ({ value: id, text: names(name), sub: currency }));
  return (
    <Section>
      <SectionHeader title={t("imports.accounts")} />
      <ListGroup label={t("imports.accounts")}>
        {seen.file.accounts.map(({ name, accountId, lines }) => {
          const chosen = said.accounts[name] ?? accountId ?? undefined;
          const account = chosen === undefined ? undefined : byId.get(chosen);
          const title = name === "" ? t("imports.noAccountName") : name;
          return (
            <ChoiceSheet
              key={name}
              title={title}
              choices={choices}
              value={chosen}
              onChoose={(id) => {
                say({ accounts: { ...said.accounts, [name]: id } });
              }}
            >
              {(open) => (
                <ListRow
                  chevron
                  title={title}
                  sub={t("imports.lineCount", { count: lines })}
                  end={account ? names(account.name) : <Tag text={t("imports.which")} tone="warning" />}
                  onPress={open}
                />
              )}
            </ChoiceSheet>
          );
        })}
      </ListGroup>
    </Section>
  );
}
