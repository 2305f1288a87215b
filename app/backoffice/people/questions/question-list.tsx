import { DataTable, Link, List, SelectInput, useTranslate } from "react-admin";
import { questionStatuses } from "../../../../features/questions/questions.rules.ts";
import type { StaffQuestionView } from "../../../../features/questions/staff-questions.contract.ts";
import { Chip, type Tint } from "../../fields/chip.tsx";
import { Moment } from "../../fields/moment.tsx";
import { ListColumn } from "../../fields/list-column.tsx";

const Column = ListColumn<StaffQuestionView>;
const tints: Record<StaffQuestionView["status"], Tint> = { new: "sky", answered: "dill", refused: "plain" };

export function QuestionList() {
  const translate = useTranslate();
  const status = (
    <SelectInput
      key="status"
      source="status"
      alwaysOn
      emptyText="—"
      choices={questionStatuses.map((one) => ({ id: one, name: `question.status.${one}` }))}
    />
  );
  return (
    <List filters={[status]} filterDefaultValues={{ status: "new" }} exporter={false} perPage={25}>
      <DataTable rowClick="edit" bulkActionButtons={false}>
        <Column source="id" disableSort render={({ id }) => <Link to={`/questions/${id}`}>{id}</Link>} />
        <Column
          source="status"
          disableSort
          render={(one) => <Chip tint={tints[one.status]}>{translate(`question.status.${one.status}`)}</Chip>}
        />
        <Column source="product" disableSort />
        <Column source="question" disableSort />
        <Column
          source="hasContacts"
          disableSort
          render={({ hasContacts }) => (hasContacts ? <Chip tint="marigold">{translate("review.hasContacts")}</Chip> : null)}
        />
        <Column source="askedAt" disableSort render={({ askedAt }) => <Moment at={askedAt} />} />
      </DataTable>
    </List>
  );
}
