import { Typography } from "@mui/material";
import { DataTable, Link, List, SelectInput, TextInput, useListContext, useTranslate } from "react-admin";
import type { ChatRow } from "../../../../features/chat/staff-chat.contract.ts";
import { Chip } from "../../fields/chip.tsx";
import { Moment } from "../../fields/moment.tsx";
import { ChatLoad } from "./chat-load.tsx";
import { secondsSince, waitText } from "./wait-text.ts";
import { useStaffChatEvents } from "./use-staff-chat-events.ts";
import { ListColumn } from "../../fields/list-column.tsx";
import { formatPhone } from "../../../../platform/phone.ts";

const Column = ListColumn<ChatRow>;

/** The longest wait comes first. */
export function ChatList() {
  const translate = useTranslate();
  return (
    <List
      filters={[
        <SelectInput
          key="show"
          source="show"
          label={translate("chat.which")}
          alwaysOn
          emptyText="—"
          choices={["waiting", "mine", "open", "closed"].map((show) => ({ id: show, name: `chat.show.${show}` }))}
        />,
        <TextInput key="q" source="q" alwaysOn label={translate("chat.search")} />,
      ]}
      exporter={false}
      perPage={25}
      empty={false}
    >
      <Live />
      <DataTable rowClick="show" bulkActionButtons={false}>
        <Column
          source="name"
          disableSort
          render={({ id, name, phone }) => <Link to={`/chats/${id}/show`}>{name || formatPhone(phone)}</Link>}
        />
        <Column
          source="waitsSince"
          disableSort
          render={({ waitsSince, state }) =>
            waitsSince ? (
              <Chip tint="marigold">{translate("chat.waits", { wait: waitText(secondsSince(waitsSince), translate) })}</Chip>
            ) : (
              <Chip tint={state === "open" ? "dill" : "plain"}>{translate(`chat.state.${state}`)}</Chip>
            )
          }
        />
        <Column source="unread" disableSort />
        <Column source="lastText" disableSort render={({ lastText }) => lastText || translate("chat.withoutText")} />
        <Column source="assignedTo" disableSort />
        <Column source="changedAt" disableSort render={({ changedAt }) => <Moment at={changedAt} />} />
      </DataTable>
      <ChatLoad />
    </List>
  );
}

function Live() {
  const { refetch, total = 0 } = useListContext();
  const translate = useTranslate();
  useStaffChatEvents(() => void refetch());
  return <Typography sx={{ px: 2, py: 1 }}>{translate("chat.total", { total })}</Typography>;
}
