type Push = { title: string; body: string; page: string; tag: string };
type Shown = { data: { page: string }; close(): void };
type Client = { url: string; focus(): Promise<Client>; navigate(url: string): Promise<Client | null> };

/** Parts of a worker's scope that a push needs. */
export type PushScope = {
  registration: { showNotification(title: string, options: object): Promise<void> };
  clients: { matchAll(options: { type: "window" }): Promise<Client[]>; openWindow(url: string): Promise<Client | null> };
  addEventListener(
    type: "push",
    listen: (event: { data: { json(): unknown } | null; waitUntil(done: Promise<unknown>): void }) => void,
  ): void;
  addEventListener(
    type: "notificationclick",
    listen: (event: { notification: Shown; waitUntil(done: Promise<unknown>): void }) => void,
  ): void;
};

/** A later message with the same tag replaces the earlier one, and a touch opens its page. */
export function showPushes(scope: PushScope): void {
  scope.addEventListener("push", (event) => {
    const push = readPush(event.data);
    if (!push) return;
    const { title, body, page, tag } = push;
    const options = { body, tag, icon: "/icons/192.png", badge: "/icons/192.png", data: { page } };
    event.waitUntil(scope.registration.showNotification(title, options));
  });
  scope.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(open(scope.clients, event.notification.data.page));
  });
}

function readPush(data: { json(): unknown } | null): Push | undefined {
  try {
    const { title, body, page, tag } = (data?.json() ?? {}) as Partial<Push>;
    const isOwn = typeof page === "string" && /^\/(?!\/)/.test(page);
    return typeof title === "string" && typeof body === "string" && typeof tag === "string" && isOwn
      ? { title, body, page, tag }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Uses an open window of the shop, else a new one. */
async function open(clients: PushScope["clients"], page: string): Promise<void> {
  const [window] = await clients.matchAll({ type: "window" });
  const isPaying = window ? new URL(window.url).pathname.includes("/checkout") : false;
  if (window && !isPaying) await (await window.focus()).navigate(page);
  else await clients.openWindow(page);
}
