/** Runs as text at the end of the page. */
export const START_LATE = `(${startLate})()`;

/** Loads the code after the first paint, at most a second after the page was read, or at the first touch. */
function startLate(): void {
  const late = document.querySelector<HTMLScriptElement>("script[data-late]");
  if (!late) return;
  const touches = ["pointerdown", "keydown"];
  const code = Object.assign(document.createElement("script"), { type: "module", textContent: late.textContent });
  code.dataset["late"] = "";
  const start = () => {
    for (const touch of touches) removeEventListener(touch, start, true);
    const files = late.dataset["late"]?.split(" ").filter(Boolean) ?? [];
    late.dataset["late"] = "";
    // Each in a turn of its own: requesting a file takes a phone milliseconds, and the page is in use.
    for (const href of files)
      setTimeout(() => document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href })));
    // The first read of storage blocks, so it happens now and not during hydration.
    for (const kept of ["sessionStorage", "localStorage"] as const) setTimeout(() => void window[kept].length);
    setTimeout(() => late.isConnected && late.replaceWith(code));
  };
  const afterPaint = () => (document.hidden ? start() : requestAnimationFrame(() => setTimeout(start)));
  const pictures = [...document.querySelectorAll<HTMLImageElement>("img[fetchpriority=high]")].map((picture) => picture.decode());
  const loaded = new Promise((resolve) => addEventListener("load", resolve, { once: true }));
  // A page of text has no pictures to wait for, and its words come first too.
  const painted = new Promise<void>((resolve) => {
    if (!PerformanceObserver.supportedEntryTypes.includes("paint")) return resolve();
    new PerformanceObserver((seen, observer) => {
      if (seen.getEntriesByName("first-contentful-paint").length === 0) return;
      observer.disconnect();
      resolve();
    }).observe({ type: "paint", buffered: true });
  });
  const longest = new Promise((resolve) => setTimeout(resolve, 1_000));
  for (const touch of touches) addEventListener(touch, start, true);
  void Promise.race([Promise.all([painted, Promise.race([Promise.allSettled(pictures), loaded])]), longest]).then(afterPaint);
}
