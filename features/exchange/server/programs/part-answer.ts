import type { Language } from "../../../../platform/i18n.ts";
import type { Shop } from "../../../shop.ts";
import { fieldOfProblem } from "../../programs/problem-field.rules.ts";
import { rowResults, type PartAnswer } from "../../programs/programs.contract.ts";
import { reasonText } from "../../reasons.messages.ts";
import { selectIntakeById, type Part } from "./parts.queries.ts";
import { countRowResults, selectRowResults } from "./row-results.queries.ts";

const ROWS_A_READ = 1_000;

/** `PartAnswer` as JSON, streamed, because a part may have half a million rows. Rows are listed once the part is over. */
export async function* partAnswerText(
  shop: Shop,
  part: Part,
  { language, onlyProblems }: { language: Language; onlyProblems: boolean },
): AsyncGenerator<string> {
  const db = shop.db.read;
  const head = await headOf(shop, part, language);
  yield `${JSON.stringify(head).slice(0, -1)},"results":[`;
  let [after, isFirst] = [-1, true];
  while (head.state === "done" || head.state === "failed") {
    const rows = await selectRowResults(db, part.id, { after, limit: ROWS_A_READ, onlyProblems });
    for (const { row, id1c: id, result, problems } of rows) {
      const told = problems.map(({ code, said }) => ({
        code,
        field: fieldOfProblem(code, said),
        message: reasonText(language, code, { said }),
      }));
      yield `${isFirst ? "" : ","}\n${JSON.stringify({ row, id, result: rowResults[result], problems: told })}`;
      isFirst = false;
      after = row;
    }
    if (rows.length < ROWS_A_READ) break;
  }
  yield "]}\n";
}

async function headOf(shop: Shop, part: Part, language: Language): Promise<Omit<PartAnswer, "results">> {
  const db = shop.db.read;
  const [intake, rows] = await Promise.all([selectIntakeById(db, part.intake_id), countRowResults(db, part.id)]);
  const { fault: code, fault_said: said, fault_line: line } = part;
  return {
    key: part.call_key,
    kind: part.kind,
    state: part.state === "came" ? "waiting" : part.state,
    run: intake.run_id,
    session: intake.is_full ? intake.token : null,
    isTrial: intake.is_trial,
    fault: code === "" ? null : { code, line, message: reasonText(language, code, { said }) },
    unknownFields: part.unknown_fields as string[],
    rows,
  };
}

/** 202 while it is worked on, 422 where the whole body could not be read. */
export const statusOfPart = ({ state }: Part): 200 | 202 | 422 => (state === "done" ? 200 : state === "failed" ? 422 : 202);
