import { nameOfRefusal } from "./refusal-responses.ts";

const customer = [{ token: [] }];
const refused = (status: number) => ({ [status]: { $ref: `#/components/responses/${nameOfRefusal(status)}` } });
const inPath = (name: string, schema: object) => ({ name, in: "path", required: true, schema: { type: "string", ...schema } });
const inQuery = (name: string, schema: object, required = true) => ({ name, in: "query", required, schema });
const bytes = { schema: { type: "string", format: "binary" } };
const plain = { "text/plain": { schema: { type: "string" } } };
const pictureFile = inPath("file", { pattern: "^(240|360|480|720|1080|1440)\\.(webp|avif|jpg)$" });
const photoFile = inPath("file", { enum: ["small.jpg", "large.jpg"] });
const photo = inPath("id", { format: "uuid" });

const picture = {
  summary: "A picture in a width of 240, 360, 480, 720, 1080 or 1440",
  operationId: "getPicture",
  tags: ["files"],
  security: [],
  parameters: [inPath("id", { pattern: "^\\d{1,12}$" }), pictureFile],
  responses: {
    200: {
      description:
        "The picture. An address of WebP gives AVIF to those who accept it once it is made; an address of AVIF gives WebP for a minute until then",
      headers: { Vary: { schema: { type: "string" } } },
      content: { "image/webp": bytes, "image/avif": bytes, "image/jpeg": bytes },
    },
    404: { description: "No such picture, width or format" },
    503: {
      description: "Too many pictures are being made",
      headers: { "Retry-After": { description: "Seconds", required: true, schema: { type: "integer" } } },
      content: plain,
    },
  },
};

const events = {
  summary: "The customer's live changes as server-sent events, an hour at most",
  description:
    "`open` once it is listened to, and after each break: read anew what you show. `cart`: another device changed the cart; its data names that device. `chat`: `message` or `typing`. A comment every 15 seconds keeps it alive; `retry` says when to come back. What happened meanwhile is read by the calls: events carry no contents.",
  operationId: "cartEvents",
  tags: ["events"],
  security: customer,
  responses: {
    200: { description: "The stream", content: { "text/event-stream": { schema: { type: "string" } } } },
    204: { description: "Nobody is signed in: do not come back before a sign-in" },
    ...refused(421),
    ...refused(429),
    ...refused(503),
  },
};

const statement = {
  summary: "The statement of `get-statement` as a workbook",
  operationId: "getStatementXlsx",
  tags: ["files"],
  security: customer,
  parameters: [
    inQuery("from", { type: "string", format: "date" }),
    inQuery("to", { type: "string", format: "date" }),
    inQuery("lang", { type: "string", enum: ["ua", "ru"] }, false),
  ],
  responses: {
    200: {
      description: "The workbook",
      content: { "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": bytes },
    },
    ...refused(401),
    ...refused(422),
    ...refused(429),
    ...refused(503),
  },
};

const receipt = {
  summary: "A fiscal receipt of the customer's as text",
  operationId: "getReceiptTxt",
  tags: ["files"],
  security: customer,
  parameters: [inQuery("id", { type: "integer", format: "int64" })],
  responses: {
    200: { description: "The receipt", content: plain },
    ...refused(401),
    ...refused(404),
    ...refused(503),
  },
};

const ownPhoto = (operationId: string, summary: string) => ({
  summary,
  operationId,
  tags: ["files"],
  security: customer,
  parameters: [photo, photoFile],
  responses: {
    200: { description: "The photo: small is a square of 320 pixels, large has 1600 at most", content: { "image/jpeg": bytes } },
    404: { description: "Not there, or not the caller's" },
  },
});

/** Addresses that are no JSON calls, and apps read all the same. */
export const otherAddresses = {
  "/api/cart-events": { get: events },
  "/api/get-statement.xlsx": { get: statement },
  "/api/get-receipt.txt": { get: receipt },
  "/account/chat-photos/{id}/{file}": { get: ownPhoto("getChatPhoto", "A photo of the customer's chat") },
  "/account/return-photos/{id}/{file}": { get: ownPhoto("getReturnPhoto", "A photo of the customer's return") },
  "/pictures/{id}/{file}": { get: picture },
};
