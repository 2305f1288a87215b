import { z } from "zod";
import { shownHryvnias } from "../../platform/contracts/shown-money.ts";
import { endpoint } from "../../platform/contracts/endpoint.ts";
import { rowId, shownId } from "../../platform/contracts/row-id.ts";

/** The profile of specification §3. */
export const profileView = z
  .object({
    id: shownId<"account">(),
    id_1c: z.string().nullable(),
    userExistsIn1C: z.boolean(),
    FullName: z.string(),
    name: z.string(),
    surname: z.string(),
    patronymic: z.string(),
    phone: z.string(),
    email: z.string(),
    date_birth: z.number().int().nullable().describe("Unix seconds of the day's midnight, UTC; null until it is told"),
    myBonuses: shownHryvnias(),
    myOrders: z.number().int(),
    myUnpaidOrders: z.number().int(),
    myDebtsOrders: z.number().int(),
    myNewNotifications: z.number().int(),
    carrier: z.string(),
    carrier_info: z.record(z.string(), z.unknown()),
    log_info: z.object({ registered: z.iso.datetime(), devices: z.number().int() }),
    user_balance: z.object({ customerDebt: shownHryvnias(), companyDebt: shownHryvnias(), total: shownHryvnias() }),
    clientDebt: shownHryvnias(),
    isBlacklisted: z.boolean(),
    cardOnly: z.boolean(),
  })
  .meta({ id: "Profile" });
export type ProfileView = z.infer<typeof profileView>;

/** Loose, because `profile-form.rules.ts` reports all fields together. */
const entry = z.string().max(1_000);

const profileForm = z.strictObject({
  name: entry,
  surname: entry,
  patronymic: entry.optional(),
  email: entry.optional().describe("May be left out once the profile has one"),
  date_birth: entry.nullish().describe("`YYYY-MM-DD`, not in the future, fixed once set"),
});
export type ProfileForm = z.input<typeof profileForm>;

export const exampleProfile = {
  id: 1,
  id_1c: null,
  userExistsIn1C: false,
  FullName: "Коваль Олена Ігорівна",
  name: "Олена",
  surname: "Коваль",
  patronymic: "Ігорівна",
  phone: "380671234567",
  email: "olena@mail.ua",
  date_birth: 708_134_400,
  myBonuses: 0,
  myOrders: 1,
  myUnpaidOrders: 0,
  myDebtsOrders: 0,
  myNewNotifications: 0,
  carrier: "nova-poshta",
  carrier_info: {},
  log_info: { registered: "2026-11-21T08:00:00.000Z", devices: 1 },
  user_balance: { customerDebt: 0, companyDebt: 0, total: 0 },
  clientDebt: 0,
  isBlacklisted: false,
  cardOnly: false,
};

export const getProfile = endpoint({
  method: "GET",
  path: "/api/get-profile",
  access: "customer",
  summary: "The signed-in customer's profile",
  input: z.strictObject({}),
  output: profileView,
  example: { output: exampleProfile },
});

export const updateProfile = endpoint({
  method: "POST",
  path: "/api/update-profile",
  access: "customer",
  summary: "Writes names, and once only e-mail and birth date",
  input: profileForm,
  output: profileView,
  example: {
    input: { name: "Олена", surname: "Коваль", patronymic: "Ігорівна", email: "olena@mail.ua", date_birth: "1992-06-10" },
    output: exampleProfile,
  },
});

const deviceView = z
  .object({
    id: shownId<"device">(),
    name: z.string().describe("«Chrome, Android»; empty when unknown"),
    since: z.iso.datetime().describe("The first sign-in"),
    lastSignIn: z.iso.datetime().describe("The last sign-in"),
    isSignedIn: z.boolean(),
    isThis: z.boolean(),
    isNew: z.boolean().describe("Signed in since the customer last confirmed the devices here"),
  })
  .meta({ id: "SignedInDevice" });
export type DeviceView = z.infer<typeof deviceView>;

const done = z.object({ result: z.literal(true) });

export const getDevices = endpoint({
  method: "GET",
  path: "/api/get-devices",
  access: "customer",
  summary: "The devices the account knows, and whether it has a PIN",
  input: z.strictObject({}),
  output: z.object({
    isPinCode: z.boolean(),
    mayCreatePin: z.boolean().describe("This device may set a PIN without the present one"),
    devices: z.array(deviceView),
  }),
  example: {
    output: {
      isPinCode: true,
      mayCreatePin: false,
      devices: [
        {
          id: 7,
          name: "Chrome, Android",
          since: "2026-11-01T08:00:00.000Z",
          lastSignIn: "2026-11-21T08:00:00.000Z",
          isSignedIn: true,
          isThis: true,
          isNew: false,
        },
      ],
    },
  },
});

export const confirmDevices = endpoint({
  method: "POST",
  path: "/api/confirm-devices",
  access: "customer",
  summary: "The customer knows the new devices of the account; this device names them no more",
  input: z.strictObject({}),
  output: done,
  example: { input: {}, output: { result: true } },
});

export const signOutDevice = endpoint({
  method: "POST",
  path: "/api/sign-out-device",
  access: "customer",
  refuses: [404],
  summary: "Signs one device of the account out and forgets it: it needs an SMS code again",
  input: z.strictObject({ id: rowId<"device">() }),
  output: done,
  example: { input: { id: 7 }, output: { result: true } },
});

export const signOutEverywhere = endpoint({
  method: "POST",
  path: "/api/sign-out-everywhere",
  access: "customer",
  summary: "Revokes every token of the account, this one too, and forgets all devices but this one",
  input: z.strictObject({}),
  output: done,
  example: { input: {}, output: { result: true } },
});
