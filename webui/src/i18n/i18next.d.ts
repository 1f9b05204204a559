/** Keys and placeholders are checked by the compiler against the English texts. */
import "i18next";
import type { Texts } from "./texts";

declare module "i18next" {
  interface CustomTypeOptions {
    resources: { translation: Texts };
    interpolationPrefix: "{";
    interpolationSuffix: "}";
    returnNull: false;
  }
}
