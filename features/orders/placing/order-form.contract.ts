import { z } from "zod";
import { cleaned } from "../../../platform/contracts/cleaned.ts";
import { cleanLine, cleanText } from "../../../platform/text/clean-text.ts";

const line = (largest: number) => cleaned(cleanLine, largest);
const neededLine = (largest: number) => cleaned(cleanLine, largest, 1);
/** Couriers, packers and 1C read it. */
export const comment = cleaned(cleanText, 500).default("");

const name = (largest: number) => z.string().trim().max(largest);
const personName = name(36)
  .min(1)
  .regex(/^[\p{L}\p{M}'’ʼ\- ]+$/u, "accounts.nameError");
/** The profile that fills the form in allows an initial with a full stop. */
const patronymic = name(36).regex(/^[\p{L}\p{M}'’ʼ\- .]*$/u, "accounts.nameError");

export const code = z.string().min(1).max(40);

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
    carrier: code.describe("422 at the field for a code the checkout does not offer"),
    kind: code.optional(),
    settlement: z.string().min(1).max(60),
    department: z.string().max(60).default("").describe("Needed for delivery to a department"),
    door: z
      .strictObject({
        streetId: z
          .string()
          .max(60)
          .default("")
          .describe("An id from `get-streets`; left out for a name typed while the carrier did not answer"),
        street: neededLine(100),
        house: neededLine(20),
        flat: line(10).default(""),
        note: line(100).default(""),
      })
      .optional()
      .describe("Needed for delivery to the door"),
  })
  .meta({ id: "DeliveryForm" });
