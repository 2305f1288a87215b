import { Box, useMediaQuery, type Theme } from "@mui/material";
import type { ReactNode } from "react";
import { DataTable, List, SelectInput, TextInput, useGetResourceLabel, useListContext, useTranslate } from "react-admin";
import type { AuditView } from "../../../../features/staff/staff.contract.ts";
import { Moment } from "../../fields/moment.tsx";
import { NamedParts } from "../../fields/table.tsx";
import { auditUk } from "../../words/uk/audit.ts";
import { fieldsOf, nameOfField, wordOfValue } from "./name-of-field.ts";

const Column = DataTable.Col<AuditView>;
const entities = Object.keys(auditUk.entities).map((id) => ({ id, name: `audit.entities.${id}` }));
const filters = [
  <TextInput key="staffEmail" source="staffEmail" alwaysOn />,
  <SelectInput key="entity" source="entity" alwaysOn choices={entities} />,
  <TextInput key="entityId" source="entityId" />,
];

export const AuditList = () => (
  <List filters={filters} exporter={false} perPage={50}>
    <Entries />
  </List>
);

function Entries() {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down("sm"), { noSsr: true });
  const { data = [] } = useListContext<AuditView>();
  if (isPhone && data.length > 0) return <EntriesOnPhone entries={data} />;
  return (
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
  );
}

/** Entries below each other, since a phone has no room for six columns. */
function EntriesOnPhone({ entries }: { entries: readonly AuditView[] }) {
  const label = useGetResourceLabel();
  const translate = useTranslate();
  const parts = (entry: AuditView): Record<string, ReactNode> => ({
    at: <Moment at={entry.at} />,
    staffEmail: entry.staffEmail,
    action: <Action action={entry.action} />,
    entity: (
      <>
        <Entity entity={entry.entity} /> {entry.entityId}
      </>
    ),
    change: <Change entry={entry} />,
  });
  return (
    <Box component="ul" aria-label={label("audit")} sx={{ listStyle: "none", m: 0, p: 0 }}>
      {entries.map((entry) => (
        <Box component="li" key={entry.id} sx={{ p: 1.5, borderBottom: 1, borderColor: "divider" }}>
          <NamedParts
            parts={Object.entries(parts(entry)).map(([name, said]) => ({ name, said, term: translate(`resources.audit.fields.${name}`) }))}
          />
        </Box>
      ))}
    </Box>
  );
}

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
