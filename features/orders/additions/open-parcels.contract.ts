import { z } from "zod";
import { endpoint } from "../../../platform/contracts/endpoint.ts";

const openParcelView = z
  .object({
    number: z.number().int().describe("Number of the order the parcel was opened for"),
    placedAt: z.iso.datetime().describe("UTC"),
    pieces: z.number().int(),
    deliveryName: z.string(),
    settlement: z.string(),
    department: z.string(),
    recipient: z.string(),
  })
  .meta({ id: "OpenParcel" });
export type OpenParcelView = z.infer<typeof openParcelView>;

export const getOpenParcels = endpoint({
  method: "GET",
  path: "/api/get-open-parcels",
  access: "customer",
  summary: "Parcels of the customer that are still gathered, the newest first: the next order may go in one of them",
  input: z.strictObject({}),
  output: z.object({ parcels: z.array(openParcelView) }),
  example: {
    input: {},
    output: {
      parcels: [
        {
          number: 100_234,
          placedAt: "2026-11-21T08:30:00.000Z",
          pieces: 4,
          deliveryName: "Нова пошта, відділення",
          settlement: "Хмельницький",
          department: "№ 12, вул. Соборна, 12",
          recipient: "Коваль Олена",
        },
      ],
    },
  },
});
