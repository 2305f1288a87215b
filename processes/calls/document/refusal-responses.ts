import { cacheControl, retryAfter } from "./answer-headers.ts";
import { refusalCodes } from "../../../platform/contracts/refusal-codes.ts";

export const refusalSchema = {
  type: "object",
  properties: {
    message: { type: "string", description: "For people, in the language asked for" },
    errors: {
      type: "object",
      description: "What is wrong, by field: `delivery.department`, `rows.3.size`",
      additionalProperties: { type: "array", items: { type: "string" } },
    },
    visit: { type: "string", format: "uuid", description: "Names this call in the shop's log" },
    code: { type: "string", description: "Stable; new ones may come" },
  },
  required: ["message", "code"],
};

const meanings = {
  400: "The address or the body cannot be read",
  401: "Nobody is signed in",
  403: "Not allowed",
  404: "Not there, or not the caller's",
  409: "The state moved on, or the thing exists already",
  410: "It was here and will not come back",
  413: "The body is too large",
  415: "The body is of a type the call does not take",
  421: "Another host than the shop's was asked",
  422: "Fields that cannot be taken, each with its errors",
  429: "Too often: try again after Retry-After seconds",
  500: "A fault of the shop; it is logged",
  503: "No time: try again after Retry-After seconds",
} as const;
type Described = keyof typeof meanings;

/** The component of a refusal that is the same wherever it is given. */
export const nameOfRefusal = (status: number): string =>
  `Refused${(refusalCodes[status as Described] ?? "").replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())}`;

/** A refusal with one of these codes, in words; `body` describes what else it carries. */
export const refusalResponse = (
  status: number,
  codes: readonly string[],
  more: { description?: string; body?: object; example?: object } = {},
) => ({
  description: more.description ?? meanings[status as Described] ?? "Refused",
  headers: { ...cacheControl, ...(status === 429 || status === 503 ? retryAfter : {}) },
  content: {
    "application/json": {
      schema: {
        allOf: [
          { $ref: "#/components/schemas/Refusal" },
          {
            type: "object",
            properties: { code: { type: "string", enum: codes }, ...more.body },
            required: ["code", ...(status === 422 ? ["errors"] : []), ...Object.keys(more.body ?? {})],
          },
        ],
      },
      ...(more.example ? { example: more.example } : {}),
    },
  },
});

export const refusalResponses = Object.fromEntries(
  Object.keys(meanings).map((status) => [
    nameOfRefusal(Number(status)),
    refusalResponse(Number(status), [refusalCodes[Number(status) as Described]]),
  ]),
);
