/** When this tab was last reloaded for a missing part, in milliseconds. */
export const RELOADED_AT = "reloaded_at";
export const MINUTE_MS = 60_000;
const ANSWER_MS = 5_000;

let underWay: Promise<void> | undefined;

/**
 * A part of the shop that cannot be loaded is mostly a sign of a new build: the page is loaded anew, at most once a minute, so
 * that a part that is gone for good never makes a page reload for ever. Where the visitor was on the way to another page,
 * that `address` is loaded. While the shop cannot be reached the page stays: in its place would come the browser's own error.
 * The promise stays open when a load is under way.
 */
export function reloadOnce(address?: string): Promise<void> {
  underWay ??= reload(address).finally(() => (underWay = undefined));
  return underWay;
}

async function reload(address?: string): Promise<void> {
  const isHere = address === undefined || new URL(address, window.location.href).href === window.location.href;
  if (!(await (isHere ? shopAnswers() : pageComes()))) return;
  const last = Number(sessionStorage.getItem(RELOADED_AT) ?? 0);
  if (Date.now() - last < MINUTE_MS) return;
  sessionStorage.setItem(RELOADED_AT, String(Date.now()));
  if (isHere) window.location.reload();
  else window.location.assign(address);
  await new Promise(() => undefined);
}

const shopAnswers = (): Promise<boolean> =>
  fetch("/healthz", { cache: "no-store", signal: AbortSignal.timeout(ANSWER_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** A service worker has pages that were seen, and a page that says that there is no connection. */
const pageComes = (): boolean | Promise<boolean> => Boolean(navigator.serviceWorker?.controller) || shopAnswers();

/** Loads code that comes later. While the page is being reloaded in its stead the promise stays open; throws when it may not be. */
export async function loadPart<T>(load: () => Promise<T>, wayTo: () => string | undefined = () => undefined): Promise<T> {
  try {
    return await load();
  } catch (error) {
    await reloadOnce(wayTo());
    throw error;
  }
}
