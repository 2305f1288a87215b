import { shownKopiykas } from "../../platform/contracts/shown-money.ts";
import { z } from "zod";
import { endpoint } from "../../platform/contracts/endpoint.ts";
import { staffPage } from "../staff/staff.contract.ts";

const reservationView = z.object({
  id: z.uuid(),
  customer: z.string(),
  phone: z.string(),
  openedAt: z.string(),
  reservedUntil: z.string(),
  lines: z.number().int(),
  pieces: z.number().int(),
  sumKopiykas: shownKopiykas(),
});
export type ReservationView = z.infer<typeof reservationView>;

const exampleReservation = {
  id: "0d9b7d5e-3c55-4c3e-9d0a-6a4b1f0c2d11",
  customer: "Коваль Олена",
  phone: "380671234567",
  openedAt: "2026-11-21T08:30:00.000Z",
  reservedUntil: "2026-11-21T09:30:00.000Z",
  lines: 3,
  pieces: 24,
  sumKopiykas: 812_000,
};

export const listReservations = endpoint({
  method: "GET",
  path: "/api/admin/reservations",
  access: "staff",
  permission: "reservations.see",
  summary: "Carts that hold goods now, the largest first; an empty phone is a guest",
  input: z.strictObject({ ...staffPage }),
  output: z.object({ data: z.array(reservationView), total: z.number().int() }),
  example: { input: {}, output: { data: [exampleReservation], total: 1 } },
});

export const endReservation = endpoint({
  method: "POST",
  path: "/api/admin/reservations/{id}/end",
  access: "staff",
  permission: "reservations.end",
  summary: "Ends a reservation; its goods are free at once (security.md S6)",
  input: z.strictObject({ id: z.uuid() }),
  output: z.object({ result: z.boolean() }),
  example: { input: { id: exampleReservation.id }, output: { result: true } },
});
