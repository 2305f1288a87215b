import { z } from "zod";
import { departmentKinds } from "../../integrations/carriers/carrier.ts";
import { endpoint } from "../../platform/endpoint.ts";

/** An unknown carrier has no places. */
const carrier = z.string().min(1).max(40).default("nova-poshta");

export const settlementView = z.object({ id: z.string(), name: z.string(), type: z.string(), area: z.string(), district: z.string() });
export type SettlementView = z.infer<typeof settlementView>;

export const departmentView = z.object({
  id: z.string(),
  kind: z.enum(departmentKinds),
  number: z.string(),
  address: z.string(),
  schedule: z.string(),
  /** 0 without a limit. */
  maxWeightKg: z.number(),
  /** The longest side first; empty without a limit. */
  maxSidesCm: z.array(z.number()),
  /** Null where the carrier does not say where it is. */
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});
export type DepartmentView = z.infer<typeof departmentView>;

export const getSettlements = endpoint({
  method: "GET",
  path: "/api/get-settlements",
  access: "anyone",
  summary:
    "Settlements a text means, largest first: by the beginning of a name in either language or in Latin letters, with or without «м.», by district, with a slip of the finger",
  input: z.strictObject({ search: z.string().trim().max(60), carrier }),
  output: z.array(settlementView),
  example: {
    input: { search: "Хмель" },
    output: [{ id: "khmelnytskyi", name: "Хмельницький", type: "м.", area: "Хмельницька обл.", district: "" }],
  },
});

export const getDepartments = endpoint({
  method: "GET",
  path: "/api/get-departments",
  access: "anyone",
  summary: "Departments of a settlement by number or address; up to 50",
  input: z.strictObject({
    carrier,
    settlement: z.string().min(1).max(60),
    search: z.string().trim().max(60).default(""),
    kind: z.enum(departmentKinds).optional(),
    /** A carrier's kind of delivery; only departments that serve it. */
    deliveryKind: z.string().min(1).max(40).optional(),
  }),
  output: z.array(departmentView),
  example: {
    input: { settlement: "khmelnytskyi", search: "12" },
    output: [
      {
        id: "np-khmelnytskyi-12",
        kind: "branch",
        number: "12",
        address: "вул. Соборна, 12",
        schedule: "Пн–Пт 09:00–20:00, Сб 10:00–16:00",
        maxWeightKg: 30,
        maxSidesCm: [120, 70, 70],
        latitude: 49.4229,
        longitude: 26.9871,
      },
    ],
  },
});
