import { expect, test } from "vitest";
import { z } from "zod";
import { refusedFields } from "../../../support/refused-fields.ts";

const form = z.strictObject({
  name: z.string().trim().min(1).max(5),
  pieces: z.number().int().positive(),
  page: z.coerce.number().int().optional(),
  kind: z.enum(["offer", "supplier"]),
  place: z.object({ town: z.string() }),
  phone: z.string().regex(/^\+/, "auth.phoneError"),
});
const sent = { name: "Олена", pieces: 2, kind: "offer", place: { town: "Київ" }, phone: "+380671234567" };

const errorsOf = (input: unknown) => refusedFields(form, input);

test("what is sent and not taken is to be looked at again, also where it is of another type", () => {
  expect(errorsOf(sent)).toBeUndefined();
  expect(errorsOf({ ...sent, pieces: "2" })).toEqual({ pieces: ["form.invalid"] });
  expect(errorsOf({ ...sent, page: "abc" })).toEqual({ page: ["form.invalid"] });
  expect(errorsOf({ ...sent, kind: "other", place: { town: 3 } })).toEqual({ kind: ["form.invalid"], "place.town": ["form.invalid"] });
  expect(errorsOf([])).toEqual({ body: ["form.invalid"] });
});

test("what is not sent, or is empty, is to be filled in", () => {
  expect(errorsOf({ place: {}, name: " ", phone: "+3", kind: null })).toEqual({
    name: ["form.required"],
    pieces: ["form.required"],
    kind: ["form.required"],
    "place.town": ["form.required"],
  });
});

test("fields that nobody knows, texts that are too long and words of the schema's own are told as such", () => {
  expect(errorsOf({ ...sent, name: "Олександра", phone: "067", more: 1 })).toEqual({
    name: ["form.tooLong"],
    phone: ["auth.phoneError"],
    more: ["form.unknown"],
  });
});
