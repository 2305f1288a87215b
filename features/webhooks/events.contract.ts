import { z } from "zod";
import { shownId } from "../../platform/contracts/row-id.ts";
import { idOf } from "../../platform/ids.ts";
import { MISSED_EVENT, MOST_VARIATIONS, TEST_EVENT, type EventType } from "./event-types.rules.ts";

/** Statuses of orders; the code that records events checks that none is missing. */
const status = z.enum([
  "new",
  "awaiting_payment",
  "confirmed",
  "packed",
  "shipped",
  "ready",
  "delivered",
  "completed",
  "cancelled",
  "returned",
]);
/** `number` is that of `/api/exchange/v1/orders`; the status is the new one. */
const order = z.strictObject({ number: z.number().int(), status, paid: z.boolean() });
const moved = order.extend({ previousStatus: status });

/** `data` of a message, by its type. */
export const eventData = {
  "order.placed": order,
  "order.paid": order,
  "order.status_changed": moved,
  "order.cancelled": moved,
  /** `order` is its number. */
  "return.created": z.strictObject({ id: shownId<"goods_return">(), order: z.number().int(), status: z.literal("asked") }),
  "stock.changed": z.strictObject({
    variations: z
      .array(
        z.strictObject({
          variationId: shownId<"variation">(),
          id: z.string().describe("The exchange's id, such as `77#42`"),
          pieces: z.number().int().describe("Pieces on the shelf that no cart or order holds"),
        }),
      )
      .min(1)
      .max(MOST_VARIATIONS),
  }),
  [MISSED_EVENT]: z
    .strictObject({ from: z.iso.datetime(), until: z.iso.datetime() })
    .describe("Events between these instants, UTC, were not told and never will be"),
  [TEST_EVENT]: z.strictObject({}),
} satisfies Record<EventType | typeof MISSED_EVENT | typeof TEST_EVENT, z.ZodType>;

export type SentType = keyof typeof eventData;
type DataOf<Type extends SentType> = z.input<(typeof eventData)[Type]>;
/** `at` is the instant of the event. */
export type ShopEvent = { [Type in SentType]: { type: Type; data: DataOf<Type>; at: Date } }[SentType];

export const messageOf = <Data extends z.ZodType>(type: string, data: Data) =>
  z.strictObject({
    type: z.literal(type),
    timestamp: z.iso.datetime().describe("When it happened, UTC"),
    sequence: z.number().int().describe("Grows; the higher of two messages about one order, return or variation is the later"),
    data,
  });

export const summaries: Record<SentType, string> = {
  "order.placed": "A customer placed an order; a purchase of two parts is two orders",
  "order.paid": "All of an order is paid: by card, from the balance, or on receipt once it was delivered",
  "order.status_changed": "An order has another status, cancelled among them",
  "order.cancelled": "An order was cancelled; told besides order.status_changed",
  "return.created": "A customer asked to give goods back",
  "stock.changed": "Free pieces of these variations changed; at most one such message in ten seconds",
  [MISSED_EVENT]: "The address was off and is on again; what happened between is not told any more. Sent whatever it is told of",
  [TEST_EVENT]: "Sent by a button of the back office",
};

const shownOrder = { number: 100_234, status: "confirmed" as const, paid: true };
const dataExamples: { [Type in SentType]: DataOf<Type> } = {
  "order.placed": { number: 100_234, status: "awaiting_payment", paid: false },
  "order.paid": shownOrder,
  "order.status_changed": { ...shownOrder, previousStatus: "awaiting_payment" },
  "order.cancelled": { number: 100_234, status: "cancelled", paid: false, previousStatus: "new" },
  "return.created": { id: idOf<"goods_return">(17), order: 100_234, status: "asked" },
  "stock.changed": { variations: [{ variationId: idOf<"variation">(812), id: "77#42", pieces: 12 }] },
  [MISSED_EVENT]: { from: "2026-11-27T21:14:50.000Z", until: "2026-11-28T08:30:10.000Z" },
  [TEST_EVENT]: {},
};

export const exampleMessage = (type: SentType): object => ({
  type,
  timestamp: "2026-11-28T08:30:00.000Z",
  sequence: 5_120,
  data: dataExamples[type],
});
