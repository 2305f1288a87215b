/** When this tab was last reloaded for a missing part, in milliseconds. */
export const RELOADED_AT = "reloaded_at";
export const MINUTE_MS = 60_000;

let isUnderWay = false;

/**
 * A part of the shop that cannot be loaded is mostly a sign of a new build: the page is loaded anew, at most once a minute, so
 * that a part that is gone for good never makes a page reload for ever. Where the visitor was on the way to another page,
 * that `address` is loaded. Answers whether a load is under way.
 */
export function reloadOnce(address?: string): boolean {
  if (isUnderWay) return true;
  const last = Number(sessionStorage.getItem(RELOADED_AT) ?? 0);
  if (Date.now() - last < MINUTE_MS) return false;
  sessionStorage.setItem(RELOADED_AT, String(Date.now()));
  isUnderWay = true;
  if (address === undefined || new URL(address, window.location.href).href === window.location.href) window.location.reload();
  else window.location.assign(address);
  return true;
}

/** Loads code that comes later. While the page is being reloaded in its stead the promise stays open; throws when it may not be. */
export async function loadPart<T>(load: () => Promise<T>, wayTo: () => string | undefined = () => undefined): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (reloadOnce(wayTo())) return new Promise<never>(() => undefined);
    throw error;
  }
}
