/** Formats, encodings and separators a file can be read with. Names of formats are the same in every language. */
import type { Schema } from "@/contract/schemas";
import type { Choice } from "@/ui/overlays/SheetList";

type Format = Schema<"PreviewedFile">["format"];
type Delimiter = NonNullable<Schema<"PreviewedFile">["delimiter"]>;

export const FORMATS: readonly Choice<Format>[] = [
  { value: "csv", text: "CSV" },
  { value: "xlsx", text: "Excel (XLSX)" },
  { value: "ofx", text: "OFX, QFX" },
  { value: "qif", text: "QIF" },
  { value: "camt", text: "CAMT" },
  { value: "mt940", text: "MT940" },
  { value: "spliit", text: "Spliit (JSON)" },
  { value: "hledger", text: "hledger" },
  { value: "beancount", text: "Beancount" },
];

export const ENCODINGS: readonly Choice<string>[] = [
  { value: "utf-8", text: "UTF-8" },
  { value: "utf-16", text: "UTF-16" },
  { value: "utf-16-le", text: "UTF-16 LE" },
  { value: "utf-16-be", text: "UTF-16 BE" },
  { value: "cp1251", text: "Windows-1251" },
  { value: "koi8_u", text: "KOI8-U" },
  { value: "cp1252", text: "Windows-1252" },
  { value: "cp1250", text: "Windows-1250" },
  { value: "cp1254", text: "Windows-1254" },
  { value: "cp1257", text: "Windows-1257" },
  { value: "cp1253", text: "Windows-1253" },
  { value: "cp1255", text: "Windows-1255" },
  { value: "iso8859-1", text: "ISO 8859-1" },
  { value: "iso8859-2", text: "ISO 8859-2" },
  { value: "iso8859-5", text: "ISO 8859-5" },
  { value: "iso8859-15", text: "ISO 8859-15" },
  { value: "cp852", text: "IBM 852" },
  { value: "cp850", text: "IBM 850" },
  { value: "cp866", text: "IBM 866" },
  { value: "mac_roman", text: "Mac Roman" },
  { value: "cp932", text: "Shift JIS" },
  { value: "euc_jp", text: "EUC-JP" },
  { value: "cp949", text: "EUC-KR" },
  { value: "gb18030", text: "GB 18030" },
  { value: "big5", text: "Big5" },
];

export const DATE_ORDERS = [
  { value: "ymd", sub: "2026-12-31" },
  { value: "dmy", sub: "31.12.2026" },
  { value: "mdy", sub: "12/31/2026" },
] as const;

export const DECIMALS = [
  { value: ".", text: "12.50" },
  { value: ",", text: "12,50" },
] as const;

export const SIGNS = ["asWritten", "reversed"] as const;

/** By names that texts can have. */
export const DELIMITERS = { comma: ",", semicolon: ";", tab: "\t", bar: "|" } as const satisfies Record<
  string,
  Delimiter
>;

export type DelimiterName = keyof typeof DELIMITERS;
export const DELIMITER_NAMES = Object.keys(DELIMITERS) as DelimiterName[];

/** Files of people leave days and amounts open; those of banks' own formats do not. */
export function hasStyle(format: Format): boolean {
  return format === "csv" || format === "xlsx" || format === "qif";
}

const SOURCES: Readonly<Record<string, string>> = {
  budget: "Budget",
  actual: "Actual",
  ynab4: "YNAB 4",
  ynab: "YNAB",
  ezbookkeeping: "ezBookkeeping",
  cashew: "Cashew",
  firefly: "Firefly III",
  monarch: "Monarch",
  mint: "Mint",
  revolut: "Revolut",
  wallet: "Wallet",
  moneymanager: "Money Manager",
};

/** The app that wrote the file. */
export function sourceName(source: string): string {
  return SOURCES[source] ?? source;
}
