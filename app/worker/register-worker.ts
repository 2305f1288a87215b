/** Registers the service worker (specification §7). `onUpdate` gets a function that activates a newer one and reloads the page. */
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
