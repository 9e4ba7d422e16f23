// Before the first paint, so that a chosen theme does not flash. A classic script on purpose.
try {
  const { theme } = JSON.parse(localStorage.getItem("fifthstreet") || "{}");
  if (theme === "dark" || theme === "light") document.documentElement.dataset.theme = theme;
} catch {
  // no storage: as the system
}
