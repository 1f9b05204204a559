// Runs as soon as the shell of the page (index.html) is there, before the app. A file of its own: the content security
// policy allows no inline scripts.
(() => {
  // Storage that is closed to this page throws at every look: what it would hold lasts for this visit.
  for (const name of ["localStorage", "sessionStorage"]) {
    try {
      globalThis[name].getItem("");
    } catch {
      const kept = new Map();
      const value = {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, text) => void kept.set(key, String(text)),
        removeItem: (key) => void kept.delete(key),
        clear: () => kept.clear(),
      };
      Object.defineProperty(globalThis, name, { value, configurable: true });
    }
  }

  // The shell shows the screen that is asked for, or the one this device opens with; none before anybody was in here.
  const [, first] = document.location.pathname.split("/");
  // An invitation looks the same to whoever opens it.
  const remembered = first === "join" ? null : localStorage.getItem("budget.screen");
  const FOR_NOBODY = ["", "login", "sign-up", "forgot-password", "reset-password"];
  if (remembered !== null) {
    const TABS = {
      budget: "accounts",
      planning: "accounts",
      accounts: "accounts",
      expenses: "expenses",
      history: "history",
      statistics: "statistics",
    };
    document.documentElement.dataset.shell = TABS[FOR_NOBODY.includes(first) ? remembered : first] ?? "inner";
  }

  // A chosen theme never flashes the other one. The key and values are those of ui/browser/theme.ts.
  const theme = localStorage.getItem("budget.theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;

  // The first screen and its texts come beside the code that asks for them (app/preloadScreen.ts): the page names their
  // files (vite.config.ts).
  const preferred = /^uk\b/i.test(navigator.languages[0] ?? "") ? "ua" : "en";
  const chosen = localStorage.getItem("budget.language");
  const language = chosen === "en" || chosen === "ua" ? chosen : preferred;
  const { shell } = document.documentElement.dataset;
  // A stranger reads what this is before any of the code is here.
  if (shell === undefined && document.location.pathname === "/")
    document.documentElement.dataset.welcome = language;
  const tab = document.location.pathname.slice(1).replace("planning/lists", "lists");
  const screen = FOR_NOBODY.includes(tab) ? remembered : tab;
  const names = shell === undefined ? ["welcome"] : ["first", screen];
  if (shell !== undefined && shell !== "expenses") names.push("later");
  const files = names.flatMap(
    (name) => document.querySelector(`meta[name="${name}-${language}"]`)?.content.split(" ") ?? [],
  );
  for (const file of new Set(files.filter(Boolean))) {
    const link = document.createElement("link");
    const isStyle = file.endsWith(".css");
    link.rel = isStyle ? "preload" : "modulepreload";
    if (isStyle) {
      link.as = "style";
      // As the page asks for it later: a preload without it is loaded twice.
      link.crossOrigin = "";
    }
    link.href = file;
    document.head.append(link);
  }

  // The month and the last number of a tab stand where the new ones will (ui/browser/lastNumber.ts); "budget" opens its
  // accounts.
  const numbers = JSON.parse(localStorage.getItem("budget.answer") ?? "{}");
  const numbered = screen === "budget" ? "accounts" : screen;
  if (shell !== undefined && numbers[numbered] !== undefined) {
    document.documentElement.dataset.number = numbered;
    for (const part of ["month", "label", "amount"]) {
      document.getElementById(`shell-${part}`).textContent = numbers[numbered][part];
    }
  }
})();
