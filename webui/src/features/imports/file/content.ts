/** A chosen file as the server takes it. */
import { ErrorCode, limits } from "@/domain";

export interface ChosenFile {
  readonly name: string;
  readonly size: number;
  /** Its bytes in base64. */
  readonly content: string;
}

/** The bytes of a file, or the code of what is wrong with it. */
export async function readFile(
  file: File,
  most: number = limits.IMPORT_FILE_MAX_BYTES,
): Promise<ChosenFile | ErrorCode> {
  if (file.size > most) return ErrorCode.IMPORT_TOO_BIG;
  if (file.size === 0) return ErrorCode.IMPORT_NO_LINES;
  const content = await contentOf(file);
  return content === null
    ? ErrorCode.IMPORT_FORMAT
    : { name: lastCharacters(file.name), size: file.size, content };
}

/** Null for what can't be read: a folder, a file that went meanwhile. */
function contentOf(file: File): Promise<string | null> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => {
      const address = reader.result as string;
      resolve(address.slice(address.indexOf(",") + 1));
    };
    reader.onerror = () => resolve(null);
    reader.readAsDataURL(file);
  });
}

/** The ending tells the kind of a file. */
function lastCharacters(name: string): string {
  return Array.from(name).slice(-limits.LABEL_MAX_CHARACTERS).join("");
}

/** Return the size, and the name of the text for its unit: `11.8 kB`. */
export function sizeOf(bytes: number) {
  const [text, size] =
    bytes < 1e6
      ? (["imports.kilobytes", bytes / 1e3] as const)
      : (["imports.megabytes", bytes / 1e6] as const);
  return { text, size: size.toFixed(size < 100 ? 1 : 0) };
}
