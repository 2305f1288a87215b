import { z } from "zod";
import { endpoint } from "../../../platform/contracts/endpoint.ts";
import { rowId, shownId } from "../../../platform/contracts/row-id.ts";
import { changeContent, page, position, seeContent, shown, text, times, version, visible } from "./staff-content-fields.contract.ts";

const line = { position, textUk: text(200), textRu: text(200), visible, ...times };
const lineInput = z.strictObject(line);
export type BlueLineInput = z.infer<typeof lineInput>;
const lineView = z.object({ id: shownId<"blue_line">(), ...line, ...shown });
export type StaffBlueLineView = z.infer<typeof lineView>;

const example = {
  position: 1,
  textUk: "24 грудня відправляємо до 12:00",
  textRu: "24 декабря отправляем до 12:00",
  visible: true,
  shownFrom: "2026-12-20T22:00:00.000Z",
  shownUntil: "2026-12-24T10:00:00.000Z",
};
const told = { version: 1, isShownNow: false };

export const listBlueLines = endpoint({
  ...seeContent,
  method: "GET",
  path: "/api/admin/blue-lines",
  summary: "Planned lines above the header in their order; the first whose time it is is shown, else the setting",
  input: page,
  output: z.object({ data: z.array(lineView), total: z.number().int() }),
  example: { input: {}, output: { data: [{ id: 1, ...example, ...told }], total: 1 } },
});
export const getBlueLine = endpoint({
  ...seeContent,
  method: "GET",
  path: "/api/admin/blue-lines/{id}",
  summary: "One planned line",
  input: z.strictObject({ id: rowId<"blue_line">() }),
  output: lineView,
  example: { input: { id: 1 }, output: { id: 1, ...example, ...told } },
});
export const addBlueLine = endpoint({
  ...changeContent,
  method: "POST",
  path: "/api/admin/blue-lines",
  summary: "A new planned line; 422 when it ends before it begins",
  input: lineInput,
  output: lineView,
  example: { input: example, output: { id: 2, ...example, ...told } },
});
export const changeBlueLine = endpoint({
  ...changeContent,
  method: "POST",
  path: "/api/admin/blue-lines/{id}",
  refuses: [404, 409],
  summary: "Changes a planned line; 409 when somebody did meanwhile",
  input: z.strictObject({ id: rowId<"blue_line">(), version, ...line }),
  output: lineView,
  example: { input: { id: 1, version: 1, ...example }, output: { id: 1, ...example, ...told, version: 2 } },
});
export const removeBlueLine = endpoint({
  ...changeContent,
  method: "POST",
  path: "/api/admin/blue-lines/{id}/remove",
  refuses: [404, 409],
  summary: "Deletes a planned line",
  input: z.strictObject({ id: rowId<"blue_line">(), version }),
  output: z.object({ result: z.literal(true) }),
  example: { input: { id: 1, version: 1 }, output: { result: true } },
});
