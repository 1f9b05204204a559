/** Sizes that people read at: a narrow phone, half a phone, text of twice the size. */
import type { Page } from "@playwright/test";

export interface Reading {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly fontPx: number;
}

const USUAL: Reading = { name: "as usual", width: 390, height: 844, fontPx: 16 };

export const READINGS: readonly Reading[] = [
  { ...USUAL, name: "320 px", width: 320, height: 700 },
  { ...USUAL, name: "195 px", width: 195 },
  { ...USUAL, name: "text at 200 %", fontPx: 32 },
  { ...USUAL, name: "1280 px", width: 1280, height: 800 },
];

/** As a person sets it in the browser: media queries count in it too. Another load takes it back. */
export async function read(page: Page, { width, height, fontPx }: Reading = USUAL): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: fontPx } });
  await browser.detach();
  await page.setViewportSize({ width, height });
}
