import { Box } from "@mui/material";
import type { ReactNode } from "react";
import { DataTable, List, SelectInput, TextInput, useGetResourceLabel, useTranslate } from "react-admin";
import type { AuditView } from "../../../../features/staff/staff.contract.ts";
import { Moment } from "../../fields/moment.tsx";
import { auditUk } from "../../words/uk/audit.ts";
import { fieldsOf, nameOfField, wordOfValue } from "./name-of-field.ts";
import { ListColumn } from "../../fields/list-column.tsx";

const Column = ListColumn<AuditView>;
const entities = Object.keys(auditUk.entities).map((id) => ({ id, name: `audit.entities.${id}` }));
const filters = [
  <TextInput key="staffEmail" source="staffEmail" alwaysOn />,
  <SelectInput key="entity" source="entity" alwaysOn choices={entities} />,
  <TextInput key="entityId" source="entityId" />,
];

export const AuditList = () => (
  <List filters={filters} exporter={false} perPage={50}>
    <ScrolledByKeys>
      <DataTable rowClick={false} bulkActionButtons={false}>
        <Column source="at" disableSort render={({ at }) => <Moment at={at} />} />
        <Column source="staffEmail" disableSort />
        <Column source="action" disableSort render={({ action }) => <Action action={action} />} />
        <Column source="entity" disableSort render={({ entity }) => <Entity entity={entity} />} />
        <Column source="entityId" disableSort />
        <Column source="change" disableSort render={(entry) => <Change entry={entry} />} />
      </DataTable>
    </ScrolledByKeys>
  </List>
);

/** Focusable, so that the keyboard can scroll it on narrow screens. */
function ScrolledByKeys({ children }: { children: ReactNode }) {
  const label = useGetResourceLabel();
  return (
    <Box
      tabIndex={0}
      role="region"
      aria-label={label("audit")}
      sx={{ overflowX: "auto", "& .RaDataTable-tableWrapper": { overflowX: "visible !important" } }}
    >
      {children}
    </Box>
  );
}

function Action({ action }: { action: string }) {
  const translate = useTranslate();
  return translate(`audit.actions.${action}`, { _: action });
}

function Entity({ entity }: { entity: string }) {
  const translate = useTranslate();
  return translate(`audit.entities.${entity}`, { _: entity });
}

function Change({ entry }: { entry: AuditView }) {
  const translate = useTranslate();
  const [before, after] = [fieldsOf(entry.before), fieldsOf(entry.after)];
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => (before[name] ?? "") !== (after[name] ?? ""),
  );
  const said = (name: string, value = "") => wordOfValue(translate, entry.entity, name, value);
  return (
    <Box component="dl" sx={{ m: 0, py: 0.5, fontSize: 13 }}>
      {changed.map((name) => (
        <div key={name}>
          <dt>{nameOfField(translate, entry.entity, name)}</dt>
          <Box component="dd" sx={{ m: 0, overflowWrap: "anywhere", maxWidth: 480 }}>
            {name in before ? <del title={translate("audit.before")}>{said(name, before[name])}</del> : null}{" "}
            {name in after ? <ins title={translate("audit.after")}>{said(name, after[name])}</ins> : null}
          </Box>
        </div>
      ))}
    </Box>
  );
}
