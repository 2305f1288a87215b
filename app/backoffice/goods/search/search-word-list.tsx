import { DataTable, Link, List, TextInput, usePermissions, useTranslate } from "react-admin";
import type { listSearchWords } from "../../../../features/catalogue/staff-search.contract.ts";
import type { OutputOf } from "../../../../platform/contracts/endpoint.ts";
import { Moment } from "../../fields/moment.tsx";
import { SearchMisses } from "./search-misses.tsx";
import { ListColumn } from "../../fields/list-column.tsx";

const Column = ListColumn<OutputOf<typeof listSearchWords>["data"][number]>;

export function SearchWordList() {
  const translate = useTranslate();
  const { permissions = [] } = usePermissions<string[]>();
  const mayChange = permissions.includes("search.change");
  return (
    <>
      <List
        filters={[<TextInput key="q" source="q" label="ra.action.search" alwaysOn />]}
        exporter={false}
        perPage={25}
        empty={false}
        sx={{ mb: 2 }}
      >
        <DataTable rowClick={mayChange ? "edit" : false} bulkActionButtons={false}>
          <Column
            source="typed"
            disableSort
            render={({ id, typed }) => (mayChange ? <Link to={`/search-words/${id}`}>{typed}</Link> : typed)}
          />
          <Column
            source="readAs"
            label={translate("searchWords.what")}
            disableSort
            render={({ readAs, leadsTo }) =>
              readAs ? translate("searchWords.reads", { text: readAs }) : translate("searchWords.leads", { path: leadsTo })
            }
          />
          <Column source="changedAt" disableSort render={({ changedAt }) => <Moment at={changedAt} />} />
        </DataTable>
      </List>
      <SearchMisses />
    </>
  );
}
