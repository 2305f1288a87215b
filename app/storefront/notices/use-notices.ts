import { useState } from "react";
import { callApi } from "../../../client/call-api.ts";
import { useWords } from "../../../client/locale/locale.ts";
import type { OutputOf } from "../../../platform/contracts/endpoint.ts";
import type { Id } from "../../../platform/ids.ts";
import type { getNotifications, readNotifications } from "../../../features/notifications/notifications.contract.ts";
import { notificationsMessages } from "../../../features/notifications/notifications.messages.ts";
import { changeProfile } from "../../../features/sign-in/ui/sign-in-store.ts";
import { toast } from "../../../ui/overlays/toast.tsx";

type Told = OutputOf<typeof getNotifications>;

/** The list as it grows and is read; the header's badge follows. */
export function useNotices(first: Told) {
  const { "notices.failed": failed } = useWords(notificationsMessages);
  const [told, setTold] = useState<Told>(first);
  const [busy, setBusy] = useState(false);
  const read = async (id: Id<"notice">, { andEarlier }: { andEarlier: boolean }) => {
    const { unread } = await callApi<typeof readNotifications>("POST", "/api/read-notifications", { id, andEarlier });
    changeProfile({ myNewNotifications: unread });
    setTold((before) => ({
      ...before,
      unread,
      notices: before.notices.map((one) => (one.id === id || (andEarlier && one.id < id) ? { ...one, read: true } : one)),
    }));
  };
  const whileBusy = async (work: () => Promise<void>) => {
    setBusy(true);
    await work().catch(() => toast(failed));
    setBusy(false);
  };
  const [newest] = told.notices;
  return {
    notices: told.notices,
    unread: told.unread,
    hasMore: told.next !== null,
    busy,
    showMore: () =>
      whileBusy(async () => {
        const before = told.next;
        if (before === null) return;
        const rest = await callApi<typeof getNotifications>("GET", "/api/get-notifications", { before });
        setTold((shown) => ({ ...rest, notices: [...shown.notices, ...rest.notices] }));
      }),
    readAll: () => whileBusy(async () => void (newest && (await read(newest.id, { andEarlier: true })))),
    /** A followed notice is read; when that cannot be saved it stays new. */
    readOne: (id: Id<"notice">) => void read(id, { andEarlier: false }).catch(() => undefined),
  };
}
