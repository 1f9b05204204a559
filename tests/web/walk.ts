/** A walk through places: it opens each page and overlay, looks at it, and gathers all faults for the end. */
import { expect, type Page } from "@playwright/test";
import type { Furnished } from "./furnished";
import { PLACES, type Who } from "./places";
import { overlays } from "./screens";
import { pressable, type Language } from "./texts";

/** Marks what is held down, as a finger does for a menu. */
const HELD = "held:";

export interface Walker {
  readonly page: Page;
  readonly language: Language;
  /** An overlay opens on this window; where it is wide some stand open beside the page instead. */
  readonly isPhone: boolean;
  /** Return the faults of what is shown under this name. */
  readonly look: (name: string) => Promise<string[]>;
}

export class Walk {
  readonly wrong: string[] = [];
  readonly #walker: Walker;

  constructor(walker: Walker) {
    this.#walker = walker;
  }

  async through(who: Who, ids: Furnished["ids"] = {}, places = PLACES[who]): Promise<void> {
    for (const place of places) {
      const name = `${who}${place.at.replace(/\W+/g, "-")}`;
      await this.open(place.at.replace(/:(\w+)/g, (_, id: string) => ids[id] ?? id));
      await this.look(name);
      for (const [file, presses] of Object.entries(place.over ?? {}))
        await this.lookOver(name, file, presses);
    }
  }

  async open(address: string): Promise<void> {
    const { page } = this.#walker;
    await page.goto(address);
    await expect(page.locator("h1")).toHaveCount(1);
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  }

  async look(name: string): Promise<void> {
    for (const fault of await this.#walker.look(name)) this.#note(name, fault);
  }

  /** Check an overlay, and close it by Escape: focus returns to where it was, unless a row of that time is gone. */
  async lookOver(name: string, file: string, presses: readonly string[]): Promise<void> {
    const { page, language, isPhone } = this.#walker;
    try {
      for (const words of presses) {
        const isHeld = words.startsWith(HELD);
        const target = pressable(page, isHeld ? words.slice(HELD.length) : words, language);
        await target.click({ button: isHeld ? "right" : "left" });
      }
      if (isPhone) await expect(overlays(page).last()).toBeVisible();
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    } catch (error) {
      this.#note(file, String(error).split("\n")[0] ?? "");
    }
    await this.look(`${name}-${file.replace(/.*\//, "")}`);
    while ((await overlays(page).count()) > 0) {
      const before = await overlays(page).count();
      await page.keyboard.press("Escape");
      await expect.poll(() => overlays(page).count(), file).toBeLessThan(before);
    }
    if ((await page.locator(":focus").count()) === 0) this.#note(file, "focus is lost");
  }

  #note(where: string, what: string): void {
    this.wrong.push(`${where} (${this.#walker.language}): ${what}`);
  }
}
