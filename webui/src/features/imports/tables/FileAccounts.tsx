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
import type { Preview } from "../usePreview";

/** Which of the person's accounts each account of the file is, where it names several. */
export function FileAccounts({
  importing: { options, setOption },
  preview,
}: {
  importing: Import;
  preview: Preview;
}) {
  const { t } = useTranslation();
  const names = useNames();
  const accounts = useAtomValue(accountsAtom);
  const byId = useAtomValue(accountByIdAtom);
  if (preview.file.accounts.length < 2) return null;
  const choices = accounts.map(({ id, name, currency }) => ({ value: id, text: names(name), sub: currency }));
  return (
    <Section>
      <SectionHeader title={t("imports.accounts")} />
      <ListGroup label={t("imports.accounts")}>
        {preview.file.accounts.map(({ name, accountId, lines }) => {
          const chosen = options.accounts[name] ?? accountId ?? undefined;
          const account = chosen === undefined ? undefined : byId.get(chosen);
          const title = name === "" ? t("imports.noAccountName") : name;
          return (
            <ChoiceSheet
              key={name}
              title={title}
              choices={choices}
              value={chosen}
              onChoose={(id) => {
                setOption({ accounts: { ...options.accounts, [name]: id } });
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
