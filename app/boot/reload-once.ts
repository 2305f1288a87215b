/** When this tab was last reloaded for a missing part, in milliseconds. */
export const RELOADED_AT = "reloaded_at";
export const MINUTE_MS = 60_000;
const ANSWER_MS = 5_000;

let underWay: Promise<void> | undefined;

/**
 * A missing part mostly means a new build, so the page (or `address`) is reloaded, at most once a minute, and not while the shop is
 * unreachable. The promise stays open during a reload.
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

/** A service worker has seen pages, and a page for no connection. */
const pageComes = (): boolean | Promise<boolean> => Boolean(navigator.serviceWorker?.controller) || shopAnswers();

/** Loads later code. The promise stays open while the page is reloaded instead; throws when that is not allowed. */
export async function loadPart<T>(load: () => Promise<T>, wayTo: () => string | undefined = () => undefined): Promise<T> {
  try {
    return await load();
  } catch (error) {
    await reloadOnce(wayTo());
    throw error;
  }
}
