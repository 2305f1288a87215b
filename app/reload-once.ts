const KEY = "reloaded_at";
const MINUTE_MS = 60_000;

/**
 * A part of the shop that cannot be loaded is mostly a sign of a new build: the page is loaded anew, at most once a minute, so
 * that a part that is gone for good never makes a page reload for ever. Answers whether it reloads.
 */
export function reloadOnce(): boolean {
  const last = Number(sessionStorage.getItem(KEY) ?? 0);
  if (Date.now() - last < MINUTE_MS) return false;
  sessionStorage.setItem(KEY, String(Date.now()));
  window.location.reload();
  return true;
}
