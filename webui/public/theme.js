// Runs before the first paint, so that a chosen theme never flashes the other one. Kept as a file of its own:
// the content security policy allows no inline scripts. The key and values are those of ui/browser/theme.ts.
(() => {
  let theme = null;
  try {
    theme = localStorage.getItem("budget.theme");
  } catch {
    // Storage is closed to this page: the system decides.
  }
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
})();
