import { Bot, Copy, Terminal, type LucideIcon } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { IconButton } from "@/ui/actions/IconButton";
import { IconTile } from "@/ui/art/IconTile";
import { copyText } from "@/ui/browser/copyText";
import { Card } from "@/ui/frame/Card";
import { showToast } from "@/ui/overlays/toasts";
import { ListRow } from "@/ui/rows/ListRow";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";
import css from "../Profile.module.css";

/** Commands with which an assistant and the terminal use this server. */
export function Programs() {
  const { t } = useTranslation();
  const { origin } = window.location;
  return (
    <>
      <Program
        title={t("connect.assistants")}
        glyph={Bot}
        question={t("connect.ask")}
        text={t("connect.askText")}
        commands={[`budget login ${origin}`, "claude mcp add budget -- budget mcp"]}
      />
      <Program
        title={t("connect.terminal")}
        glyph={Terminal}
        question={t("connect.prefer")}
        text={t("connect.preferText")}
        commands={[`budget login ${origin}`, "budget add 4.50 coffee"]}
      />
    </>
  );
}

interface ProgramProps {
  title: string;
  glyph: LucideIcon;
  question: string;
  text: string;
  commands: readonly string[];
}

function Program({ title, glyph, question, text, commands }: ProgramProps) {
  return (
    <Section>
      <SectionHeader title={title} />
      <Card pad>
        <ul>
          <ListRow
            start={<IconTile icon={{ glyph, hue: "violet" }} size="s" />}
            title={question}
            sub={text}
            wrap
          />
        </ul>
        {commands.map((command) => (
          <Command key={command} command={command} />
        ))}
      </Card>
    </Section>
  );
}

function Command({ command }: { command: string }) {
  const { t } = useTranslation();
  async function copy(): Promise<void> {
    if (await copyText(command)) showToast({ text: t("tokens.copied") });
  }
  return (
    <div className={css["Profile-command"]}>
      <code>{command}</code>
      <IconButton glyph={Copy} label={t("connect.copy", { command })} onClick={() => void copy()} />
    </div>
  );
}
