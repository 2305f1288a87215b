import Lock from "lucide-react/icons/lock";
import { useTranslate } from "react-admin";
import { cellOf } from "../../../../features/variations/cells.rules.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { columns, type Column, type GridWords } from "./columns.ts";

/** Marks columns that 1C overwrites and columns that are read-only. A press selects the column. */
export function GridHead({ words }: { words: GridWords }) {
  const translate = useTranslate();
  const nameOf = ({ name }: Column) => (name === "state" ? translate("variations.state") : words["variations.heads"][name]);
  return (
    <div role="rowgroup" className="grid-head">
      <div role="row" className="grid-row" aria-rowindex={1}>
        {columns.map((column, index) => (
          <div
            key={column.name}
            role="columnheader"
            aria-colindex={index + 1}
            className={classNames("grid-cell head", column.width, index === 0 && "first")}
          >
            <span>{nameOf(column)}</span>
            {column.field && cellOf(column.field).isOverwritten ? (
              <span className="grid-mark" title={translate("variations.by1cLong")}>
                {translate("variations.by1c")}
                <span className="only-heard">{`, ${translate("variations.by1cLong")}`}</span>
              </span>
            ) : null}
            {column.field ? null : (
              <>
                <Lock size={12} aria-hidden />
                <span className="only-heard">{translate("variations.readOnly")}</span>
              </>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}
