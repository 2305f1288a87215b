import type { Instant } from "../../../../../platform/time/time.ts";
import type { Tx } from "../../../../shop.ts";
import { recordEvents } from "../../../../webhooks/webhooks.server.ts";
import type { OrderStatus } from "../../../orders.contract.ts";

/** Programs hear of each part, and that it is paid where nothing was left to pay (decision 0088). */
export const tellPrograms = (tx: Tx, written: readonly { number: number; status: OrderStatus }[], at: Instant): Promise<void> =>
  recordEvents(
    tx,
    written.flatMap(({ number, status }) => {
      const data = { number, status, paid: status === "confirmed" };
      const placed = { type: "order.placed" as const, data, at };
      return data.paid ? [placed, { type: "order.paid" as const, data, at }] : [placed];
    }),
  );
