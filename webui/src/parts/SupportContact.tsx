import { useTranslation } from "@/i18n/useTranslation";
import css from "./SupportContact.module.css";

/** Contact of whoever runs the server, which it writes into the page; nothing where it names none. */
export function SupportContact() {
  const { t } = useTranslation();
  const contact = document.querySelector('meta[name="support-contact"]')?.getAttribute("content") ?? "";
  if (contact === "") return null;
  const address = addressOf(contact);
  return (
    <p className={css["SupportContact"]}>
      {t("support.label")}{" "}
      {address === null ? (
        contact
      ) : (
        <a href={address} target="_blank" rel="noopener noreferrer">
          {contact}
        </a>
      )}
    </p>
  );
}

/** Return the address that a press opens; null for words. */
function addressOf(contact: string): string | null {
  if (/^https:\/\/\S+$/.test(contact)) return contact;
  return /^[^\s@]+@[^\s@]+$/.test(contact) ? `mailto:${contact}` : null;
}
