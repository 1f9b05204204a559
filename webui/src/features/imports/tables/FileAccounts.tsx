import { useTranslation } from "@/i18n/useTranslation";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";
import { Tag } from "@/ui/rows/Tag";
import type { Import } from "../useImport";
import type { Preview } from "../usePreview";
import { AccountChoice } from "./AccountChoice";

export interface FileAccountsProps {
  importing: Import;
  preview: Preview;
}

/** Which of the person's accounts each account of the file is, where it names several. */
export function FileAccounts({ importing, preview: { file } }: FileAccountsProps) {
  const { t } = useTranslation();
  const { options, setOption } = importing;
  if (file.accounts.length < 2) return null;
  return (
    <Section>
      <SectionHeader title={t("imports.accounts")} />
      <ListGroup label={t("imports.accounts")}>
        {file.accounts.map((account) => {
          const { name, accountId, lines } = account;
          const title = name === "" ? t("imports.noAccountName") : name;
          return (
            <AccountChoice
              key={name}
              importing={importing}
              account={account}
              title={title}
              value={options.accounts[name] ?? accountId ?? undefined}
              onChoose={(id) => setOption({ accounts: { ...options.accounts, [name]: id } })}
            >
              {(open, chosen) => (
                <ListRow
                  chevron
                  title={title}
                  sub={t("imports.lineCount", { count: lines })}
                  end={chosen ?? <Tag text={t("imports.which")} tone="warning" />}
                  onPress={open}
                />
              )}
            </AccountChoice>
          );
        })}
      </ListGroup>
    </Section>
  );
}
