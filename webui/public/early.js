// Runs before the first paint. Kept as a file of its own: the content security policy allows no inline scripts.
(() => {
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage is closed to this page: system and browser decide.
      return null;
    }
  };

  // A chosen theme never flashes the other one. The key and values are those of ui/browser/theme.ts.
  const theme = stored("budget.theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;

  // The texts come beside the code that asks for them (i18n/remembered.ts), whose files the page names (vite.config.ts).
  const preferred = /^uk\b/i.test(navigator.languages[0] ?? "") ? "ua" : "en";
  const chosen = stored("budget.language");
  const language = chosen === "en" || chosen === "ua" ? chosen : preferred;
  const files = document.querySelector(`meta[name="texts-${language}"]`)?.content ?? "";
  for (const file of files.split(" ").filter(Boolean)) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = file;
    document.head.append(link);
  }
})();
