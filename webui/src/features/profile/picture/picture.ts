/** A picture from the device: whether it may be taken, and the part of it that was chosen. */
import { ErrorCode, limits } from "@/domain";

/** Twice what the server keeps, for it to draw from. */
const SIDE_PX = 512;
const QUALITY = 0.92;

/** A square of the picture, in its own pixels. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The code of why a file can't be taken, or null: its whole picture is read, for a browser shows the part that is good. */
export async function whyNot(file: File): Promise<ErrorCode | null> {
  const code = wrongFile(file);
  if (code !== null) return code;
  const read = await pixelsOf(file);
  read?.close();
  return read === null ? ErrorCode.VALIDATION_FILE_TYPE : null;
}

/** The code of what a file says of itself and can't have, or null. */
export function wrongFile({ type, size }: Pick<File, "type" | "size">): ErrorCode | null {
  if (!limits.IMAGE_TYPES.some((each) => each === type)) return ErrorCode.VALIDATION_FILE_TYPE;
  return size > limits.IMAGE_MAX_BYTES ? ErrorCode.VALIDATION_BIG_FILE : null;
}

/** The chosen part as a JPEG; null when the browser cannot read the file. */
export async function cut(file: Blob, { x, y, width, height }: Area): Promise<Blob | null> {
  const source = await pixelsOf(file);
  if (source === null) return null;
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = SIDE_PX;
  canvas.getContext("2d")?.drawImage(source, x, y, width, height, 0, 0, SIDE_PX, SIDE_PX);
  source.close();
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
}

function pixelsOf(file: Blob): Promise<ImageBitmap | null> {
  return createImageBitmap(file).catch(() => null);
}
