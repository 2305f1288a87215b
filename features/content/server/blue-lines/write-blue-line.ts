import { conflict, notFound } from "../../../../platform/contracts/errors.ts";
import type { Id } from "../../../../platform/ids.ts";
import type { Tx, Visit } from "../../../shop.ts";
import { blueLineTopic } from "../../../topics.ts";
import type { BlueLineInput } from "../../staff/staff-blue-lines.contract.ts";
import { timesOf } from "../staff/times-of.ts";
import { writeRecorded, type Change } from "../staff/write-recorded.ts";
import { deleteBlueLine, insertBlueLine, selectBlueLine, updateBlueLine, type KnownLine } from "./blue-line.queries.ts";

const write = <T>(visit: Visit, run: Change<T>): Promise<T> =>
  writeRecorded(visit, (tx) => {
    tx.changed(blueLineTopic, [blueLineTopic.name]);
    return run(tx);
  });

/** Throws 422 when it ends before it begins. */
export const addBlueLine = (visit: Visit, input: BlueLineInput): Promise<Id<"blue_line">> =>
  write(visit, async (tx) => {
    const id = await insertBlueLine(tx, rowOf(input));
    return { result: id, did: { entity: "blue-line", entityId: id, action: "add", title: input.textUk } };
  });

/** Throws 404, 409 and 422. */
export const changeBlueLine = (visit: Visit, of: KnownLine, input: BlueLineInput): Promise<void> =>
  write(visit, async (tx) => {
    if (!(await updateBlueLine(tx, of, rowOf(input)))) throw await whyNot(tx, of);
    return { result: undefined, did: { entity: "blue-line", entityId: of.id, action: "change", title: input.textUk } };
  });

/** Throws 404 and 409. */
export const removeBlueLine = (visit: Visit, of: KnownLine): Promise<void> =>
  write(visit, async (tx) => {
    if (!(await deleteBlueLine(tx, of))) throw await whyNot(tx, of);
    return { result: undefined, did: { entity: "blue-line", entityId: of.id, action: "remove", title: "" } };
  });

const whyNot = async (tx: Tx, { id }: KnownLine): Promise<Error> => ((await selectBlueLine(tx, id)) ? conflict() : notFound());

const rowOf = ({ position, textUk, textRu, visible, ...times }: BlueLineInput) => ({
  position,
  text_uk: textUk,
  text_ru: textRu,
  visible,
  ...timesOf(times),
});
