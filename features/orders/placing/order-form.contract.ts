import { z } from "zod";

export const text = (largest: number) => z.string().trim().max(largest, "form.tooLong");
const personName = text(36)
  .min(1, "form.required")
  .regex(/^[\p{L}\p{M}'’ʼ\- ]+$/u, "accounts.nameError");
/** The profile that fills the form in allows an initial with a full stop. */
const patronymic = text(36).regex(/^[\p{L}\p{M}'’ʼ\- .]*$/u, "accounts.nameError");

export const code = z.string().min(1, "form.required").max(40, "form.tooLong");

export const recipientForm = z
  .strictObject({
    name: personName,
    surname: personName,
    patronymic: patronymic.default(""),
    phone: z.string().regex(/^\+?380\d{9}$/, "auth.phoneError"),
  })
  .meta({ id: "RecipientForm" });
export const deliveryForm = z
  .strictObject({
    /** 422 at the field for a code the checkout does not offer. */
    carrier: code,
    kind: code.optional(),
    settlement: z.string({ error: "form.required" }).min(1, "form.required").max(60),
    /** Needed for delivery to a department. */
    department: z.string().max(60).default(""),
    /** Needed for delivery to the door. */
    door: z
      .strictObject({
        /** An id from `get-streets`; left out for a name typed while the carrier did not answer. */
        streetId: z.string().max(60).default(""),
        street: text(100).min(1, "form.required"),
        house: text(20).min(1, "form.required"),
        flat: text(10).default(""),
        note: text(100).default(""),
      })
      .optional(),
  })
  .meta({ id: "DeliveryForm" });
