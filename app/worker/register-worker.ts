/**
 * Registers the shop's service worker (specification §7). `onUpdate` is told of a newer one that waits, with what lets it take over and
 * loads the page anew.
 */
export async function registerWorker(onUpdate: (takeOver: () => void) => void): Promise<void> {
  const registration = await navigator.serviceWorker.register("/sw.js");
  const tell = (worker: ServiceWorker) => {
    if (!navigator.serviceWorker.controller) return;
    onUpdate(() => {
      navigator.serviceWorker.addEventListener("controllerchange", () => window.location.reload(), { once: true });
      worker.postMessage("take over");
    });
  };
  if (registration.waiting) tell(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker?.addEventListener("statechange", () => worker.state === "installed" && tell(worker));
  });
}
