import { keptUntilTold } from "../../../kept-until-told.ts";
import { blueLineTopic } from "../../../topics.ts";
import { selectBlueLines } from "./blue-line.queries.ts";

/** A line is on every page, so pages made from them have the tag `settings`. */
export const { read: readBlueLines, onChange: onBlueLineChange } = keptUntilTold(blueLineTopic, ({ db }) => selectBlueLines(db.read));
