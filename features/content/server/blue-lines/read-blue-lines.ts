import { keptUntilTold } from "../../../kept-until-told.ts";
import { blueLineTopic } from "../../../topics.ts";
import { selectBlueLines } from "./blue-line.queries.ts";

/** One stands on every page: pages made from them have the tag `settings`. */
export const { read: readBlueLines, onChange: onBlueLineChange } = keptUntilTold(blueLineTopic, ({ db }) => selectBlueLines(db.read));
