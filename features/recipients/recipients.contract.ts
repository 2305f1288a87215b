import { z } from "zod";
import { endpoint } from "../../platform/contracts/endpoint.ts";
import { rowId, shownId } from "../../platform/contracts/row-id.ts";

export const MOST_RECIPIENTS = 100;

const personName = z
  .string()
  .trim()
  .min(1)
  .max(36)
  .regex(/^[\p{L}\p{M}'’ʼ\- ]+$/u, "accounts.nameError");

const person = {
  name: personName,
  surname: personName,
  patronymic: z
    .string()
    .trim()
    .max(36)
    .regex(/^[\p{L}\p{M}'’ʼ\- ]*$/u, "accounts.nameError")
    .default(""),
  phone: z.string().regex(/^\+?380\d{9}$/, "auth.phoneError"),
};

const recipientView = z
  .object({
    id: shownId<"recipient">(),
    name: z.string(),
    surname: z.string(),
    patronymic: z.string(),
    phone: z.string().describe("Digits"),
    place: z
      .object({
        carrier: z.string(),
        kind: z.string(),
        settlementId: z.string(),
        settlement: z.string(),
        departmentId: z.string(),
        department: z.string(),
      })
      .nullable()
      .describe("Where the last parcel went; null before the first"),
  })
  .meta({ id: "Recipient" });
export type RecipientView = z.infer<typeof recipientView>;

const example = { id: 9, name: "Ірина", surname: "Бондар", patronymic: "", phone: "380501234567", place: null };
const examplePerson = { name: "Ірина", surname: "Бондар", phone: "380501234567" };

export const getRecipients = endpoint({
  method: "GET",
  path: "/api/get-recipients",
  access: "customer",
  summary: "The people the customer sends parcels to, by surname",
  input: z.strictObject({}),
  output: z.object({ recipients: z.array(recipientView) }),
  example: { input: {}, output: { recipients: [example] } },
});

export const addRecipient = endpoint({
  method: "POST",
  path: "/api/add-recipient",
  access: "customer",
  refuses: [409],
  conflicts: ["recipients_too_many"],
  summary: "Keeps a recipient; 409 above a hundred",
  input: z.strictObject(person),
  output: recipientView,
  example: { input: examplePerson, output: example },
});

export const changeRecipient = endpoint({
  method: "POST",
  path: "/api/change-recipient",
  access: "customer",
  refuses: [404],
  summary: "Writes a recipient anew; 404 for one that is not the customer's",
  input: z.strictObject({ id: rowId<"recipient">(), ...person }),
  output: recipientView,
  example: { input: { id: 9, ...examplePerson }, output: example },
});

export const removeRecipient = endpoint({
  method: "DELETE",
  path: "/api/remove-recipient",
  access: "customer",
  summary: "Forgets a recipient; one that is gone or somebody else's is no error and stays",
  input: z.strictObject({ id: rowId<"recipient">() }),
  output: z.object({ result: z.literal(true) }),
  example: { input: { id: 9 }, output: { result: true } },
});
