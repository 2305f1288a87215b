import { locales } from "../../../platform/i18n.ts";

/** Headers that many calls take, by the names of their components. */
export const sharedParameters = {
  Language: {
    name: "Accept-Language",
    in: "header",
    description: "The language of texts; also as browsers send it",
    schema: { type: "string", examples: [...locales] },
  },
  GuestKey: {
    name: "X-Guest-Key",
    in: "header",
    description: "The app's own key: whose cart it is before anybody signs in. 22 to 128 characters of base64url, kept by the app",
    schema: { type: "string" },
  },
  IdempotencyKey: {
    name: "Idempotency-Key",
    in: "header",
    required: true,
    description: "New for each intention, the same whenever that is tried again",
    schema: { type: "string", minLength: 16, maxLength: 255 },
  },
} as const;

export const refer = (name: keyof typeof sharedParameters) => ({ $ref: `#/components/parameters/${name}` });
