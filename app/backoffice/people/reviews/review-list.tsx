import { DataTable, Link, List, SelectInput, useTranslate } from "react-admin";
import { MOST_STARS } from "../../../../features/reviews/reviews.rules.ts";
import { reviewStatuses, reviewSubjects } from "../../../../features/reviews/reviews.rules.ts";
import type { StaffReviewView } from "../../../../features/reviews/staff-reviews.contract.ts";
import { Chip, type Tint } from "../../fields/chip.tsx";
import { Moment } from "../../fields/moment.tsx";
import { ListColumn } from "../../fields/list-column.tsx";

const Column = ListColumn<StaffReviewView>;
const tints: Record<StaffReviewView["status"], Tint> = { new: "sky", published: "dill", refused: "plain" };
const SHORT = 90;

export function ReviewList() {
  const translate = useTranslate();
  const choice = (source: "status" | "about", values: readonly string[]) => (
    <SelectInput
      key={source}
      source={source}
      alwaysOn
      emptyText="—"
      choices={values.map((value) => ({ id: value, name: `review.${source}.${value}` }))}
    />
  );
  return (
    <List
      filters={[choice("status", reviewStatuses), choice("about", reviewSubjects)]}
      filterDefaultValues={{ status: "new" }}
      exporter={false}
      perPage={25}
    >
      <DataTable rowClick="edit" bulkActionButtons={false}>
        <Column source="id" disableSort render={({ id }) => <Link to={`/reviews/${id}`}>{id}</Link>} />
        <Column
          source="status"
          disableSort
          render={({ status }) => <Chip tint={tints[status]}>{translate(`review.status.${status}`)}</Chip>}
        />
        <Column source="about" disableSort render={({ about, subject }) => subject || translate(`review.about.${about}`)} />
        <Column source="rating" disableSort render={({ rating }) => `${"★".repeat(rating)}${"☆".repeat(MOST_STARS - rating)}`} />
        <Column source="comment" disableSort render={({ title, comment }) => shortened([title, comment].filter(Boolean).join(". "))} />
        <Column
          source="hasContacts"
          disableSort
          render={({ hasContacts }) => (hasContacts ? <Chip tint="marigold">{translate("review.hasContacts")}</Chip> : null)}
        />
        <Column source="author" disableSort />
        <Column source="createdAt" disableSort render={({ createdAt }) => <Moment at={createdAt} />} />
      </DataTable>
    </List>
  );
}

const shortened = (text: string): string => (text.length > SHORT ? `${text.slice(0, SHORT)}…` : text);
