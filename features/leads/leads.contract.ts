import { z } from "zod";
import { endpoint } from "../../platform/contracts/endpoint.ts";
import { cleanLine, cleanText } from "../../platform/text/clean-text.ts";
import { cleaned } from "../../platform/contracts/cleaned.ts";
import { LARGEST_PHOTO_BODY, sentPhoto } from "../pictures/sent-photo.contract.ts";
import { staffPage } from "../staff/staff.contract.ts";
import { MOST_PHOTOS } from "./leads.rules.ts";
import { rowId, shownId } from "../../platform/contracts/row-id.ts";

const line = (largest: number) => cleaned(cleanLine, largest, 1);
const wanted = cleaned(cleanText, 2_000, 1);
const phone = z
  .string()
  .transform((text) => text.replaceAll(/\D/g, "").replace(/^0(?=\d{9}$)/, "380"))
  .pipe(z.string().regex(/^380\d{9}$/, "leads.phoneError"));
const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(120)
  .pipe(z.email({ error: "leads.emailError" }));
/** Characters of a photo in base64. */
const done = z.object({ result: z.literal(true) });

export const subscribe = endpoint({
  method: "POST",
  path: "/api/subscribe",
  access: "anyone",
  summary: "Sends a letter that asks to confirm the address; the answer is the same for any address",
  input: z.strictObject({ email }),
  output: done,
  example: { input: { email: "olena@mail.ua" }, output: { result: true } },
});

export const sendOffer = endpoint({
  method: "POST",
  path: "/api/get-offer",
  access: "anyone",
  summary: "Asks for a personal offer",
  input: z.strictObject({
    name: line(60),
    phone,
    wanted,
    photos: z.array(z.uuid()).max(MOST_PHOTOS, "leads.tooManyPhotos").default([]),
  }),
  output: done,
  example: { input: { name: "Олена", phone: "+38 (067) 123-45-67", wanted: "30 суконь, розміри 44–52" }, output: { result: true } },
});

export const sendSupplier = endpoint({
  method: "POST",
  path: "/api/suppliers",
  access: "anyone",
  summary: "Offers goods to the shop",
  input: z.strictObject({ company: line(120), name: line(60), phone, wanted, file: z.uuid().optional() }),
  output: done,
  example: {
    input: { company: "Трикотаж Хмельницький", name: "Ігор", phone: "+380671234567", wanted: "Светри й кардигани, від 200 шт." },
    output: { result: true },
  },
});

export const addOfferPhoto = endpoint({
  method: "POST",
  path: "/api/add-offer-photo",
  access: "anyone",
  summary: "Takes a photo (JPEG, PNG or WebP in base64, at most 750 kB) for a request that is sent within a day",
  largestBody: LARGEST_PHOTO_BODY,
  input: sentPhoto({ missing: "leads.photoError", tooLarge: "leads.photoError" }),
  output: z.object({ id: z.uuid() }),
  example: { input: { photo: "/9j/4AAQSkZJRgABAQEAYABgAAD" }, output: { id: "0d9b7d5e-3c55-4c3e-9d0a-6a4b1f0c2d11" } },
});

const leadStatuses = ["new", "in_work", "done", "refused"] as const;
const leadView = z.object({
  id: shownId<"lead">(),
  kind: z.enum(["offer", "supplier", "deletion"]),
  name: z.string(),
  phone: z.string(),
  company: z.string(),
  wanted: z.string(),
  photos: z.array(z.string()).describe("Base addresses for staff: `{photo}/small.jpg` and `{photo}/large.jpg`"),
  file: z
    .object({ address: z.string(), name: z.string(), size: z.number().int() })
    .nullable()
    .describe("A supplier's file; `size` in bytes"),
  status: z.enum(leadStatuses),
  note: z.string(),
  createdAt: z.string(),
  version: z.number().int(),
});
export type LeadView = z.infer<typeof leadView>;

const exampleLead = {
  id: 1,
  kind: "offer" as const,
  name: "Олена",
  phone: "380671234567",
  company: "",
  wanted: "30 суконь, розміри 44–52",
  photos: [],
  file: null,
  status: "new" as const,
  note: "",
  createdAt: "2026-11-21T08:30:00.000Z",
  version: 1,
};

export const listLeads = endpoint({
  method: "GET",
  path: "/api/admin/leads",
  access: "staff",
  permission: "leads.see",
  summary: "Requests for offers and from suppliers, newest first",
  input: z.strictObject({
    ...staffPage,
    kind: z.enum(["offer", "supplier", "deletion"]).optional(),
    status: z.enum(leadStatuses).optional(),
  }),
  output: z.object({ data: z.array(leadView), total: z.number().int() }),
  example: { input: { status: "new" }, output: { data: [exampleLead], total: 1 } },
});

export const getLead = endpoint({
  method: "GET",
  path: "/api/admin/leads/{id}",
  access: "staff",
  permission: "leads.see",
  summary: "One request",
  input: z.strictObject({ id: rowId<"lead">() }),
  output: leadView,
  example: { input: { id: 1 }, output: exampleLead },
});

export const changeLead = endpoint({
  method: "POST",
  path: "/api/admin/leads/{id}",
  access: "staff",
  refuses: [409],
  permission: "leads.change",
  summary: "Writes a request's status and the staff's note; 409 when it changed meanwhile",
  input: z.strictObject({
    id: rowId<"lead">(),
    status: z.enum(leadStatuses),
    note: z.string().trim().max(1_000),
    version: z.number().int(),
  }),
  output: leadView,
  example: { input: { id: 1, status: "in_work", note: "", version: 1 }, output: { ...exampleLead, status: "in_work", version: 2 } },
});

export const listSubscriptions = endpoint({
  method: "GET",
  path: "/api/admin/subscriptions",
  access: "staff",
  permission: "leads.see",
  summary: "Confirmed addresses, newest first",
  input: z.strictObject({ ...staffPage }),
  output: z.object({
    data: z.array(z.object({ id: shownId<"subscription">(), email: z.string(), locale: z.enum(["ua", "ru"]), confirmedAt: z.string() })),
    total: z.number().int(),
  }),
  example: {
    input: {},
    output: { data: [{ id: 1, email: "olena@mail.ua", locale: "ua", confirmedAt: "2026-11-21T08:30:00.000Z" }], total: 1 },
  },
});
