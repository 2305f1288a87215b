export type LateStart = {
  /** Code that is asked for at once when the time has come. */
  preloads: readonly string[];
  /** The manifest, then one module a route. */
  manifest: string;
  routes: readonly { id: string; module: string }[];
  entry: string;
  /** Where the guard of reloads keeps its time (reload-once.ts). */
  reloadedAt: string;
};

/** Told to the window once the page answers to presses. */
export const AWAKE = "shop:awake";

/** The inline script that starts the page's code late. It begins with nothing but what it is given. */
export const lateScript = (start: LateStart): string =>
  `(${startLate})(${JSON.stringify({ ...start, awake: AWAKE }).replaceAll("<", String.raw`\u003c`)})`;

/**
 * Runs in the browser, as text, before any module. The page's code is asked for when its first pictures are painted, a second
 * after the first paint at the latest: on a slow line styles, letters and pictures come first. A form sent before the code is
 * there is sent when it is (a button: early-tap.ts); without the code forms go their plain way, and the page is reloaded once
 * a minute.
 */
function startLate({ preloads, manifest, routes, entry, reloadedAt, awake }: LateStart & { awake: string }): void {
  let send: (() => void) | undefined;
  const keep = (event: SubmitEvent) => {
    event.preventDefault();
    send = () => (event.target as HTMLFormElement).requestSubmit(event.submitter);
  };
  const release = () => {
    document.removeEventListener("submit", keep, true);
    document.documentElement.dataset["awake"] = "";
    send?.();
  };
  document.addEventListener("submit", keep, true);
  window.addEventListener(awake, release, { once: true });

  const start = () => {
    for (const href of preloads) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    Promise.all([manifest, ...routes.map(({ module }) => module)].map((address) => import(/* @vite-ignore */ address)))
      .then(([, ...modules]) => {
        const loaded = Object.fromEntries(routes.map(({ id }, at) => [id, modules[at]]));
        Object.assign(window, { __reactRouterRouteModules: loaded });
        return import(/* @vite-ignore */ entry);
      })
      .catch(() => {
        const now = Date.now();
        if (now - Number(sessionStorage.getItem(reloadedAt)) < 60_000) return release();
        sessionStorage.setItem(reloadedAt, String(now));
        location.reload();
      });
    touch();
  };
  // The first touch of each waits for the disk; now, while the code is on its way, nobody waits for it.
  const touch = () => [() => document.cookie, () => localStorage.length, () => sessionStorage.length].forEach((read) => setTimeout(read));
  const afterPaint = () => (document.hidden ? start() : requestAnimationFrame(() => setTimeout(start)));
  const first = [...document.querySelectorAll<HTMLImageElement>("img[fetchpriority=high]")].map((picture) => picture.decode());
  // The load event comes at once where pictures are switched off.
  const loaded = new Promise((resolve) => window.addEventListener("load", resolve, { once: true }));
  void Promise.race([Promise.allSettled(first), loaded, new Promise((resolve) => setTimeout(resolve, 1_000))]).then(afterPaint);
}
