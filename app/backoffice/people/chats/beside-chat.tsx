import { Box, Button, Stack, TextField, Typography } from "@mui/material";
import { useState } from "react";
import { Link, useGetIdentity, useNotify, usePermissions, useRefresh, useTranslate } from "react-admin";
import type { addChatNote, changeChat, StaffChat } from "../../../../features/chat/staff-chat.contract.ts";
import { formatMoney } from "../../../../platform/money/money.ts";
import { ApiRefusal } from "../../../../client/call-api.ts";
import { callStaffApi } from "../../call-staff-api.ts";
import { Moment } from "../../fields/moment.tsx";
import { PhoneLink } from "../../fields/phone.tsx";
import { Panel } from "../../fields/panel.tsx";
import { formatPhone } from "../../../../platform/phone.ts";

/** Staff's side panel of a conversation: its holder, the customer's orders, money and cart, and notes the customer never sees. */
export function BesideChat({ chat }: { chat: StaffChat }) {
  return (
    <Box>
      <WhoseTurn chat={chat} />
      <Known chat={chat} />
      <Notes chat={chat} />
    </Box>
  );
}

function WhoseTurn({ chat }: { chat: StaffChat }) {
  const translate = useTranslate();
  const { permissions = [] } = usePermissions<string[]>();
  const { identity } = useGetIdentity();
  const [to, setTo] = useState(chat.assignedTo);
  const change = useAct();
  const set = (part: { state?: "open" | "closed"; assignedTo?: string }) =>
    change(() => callStaffApi<typeof changeChat>("POST", "/api/admin/chats/{id}", { id: chat.id, ...part }));
  const me = String(identity?.["email"] ?? "");
  return (
    <Panel title={translate(`chat.state.${chat.state}`)}>
      <Typography sx={{ mb: 1, overflowWrap: "anywhere" }}>
        {chat.assignedTo ? translate("chat.has", { who: chat.assignedTo }) : translate("chat.nobody")}
        {chat.waitsSince ? (
          <>
            {" · "}
            {translate("chat.waitsSince")} <Moment at={chat.waitsSince} />
          </>
        ) : null}
      </Typography>
      {permissions.includes("chats.change") ? (
        <Stack spacing={1}>
          {me && me !== chat.assignedTo ? (
            <Button variant="outlined" onClick={() => void set({ assignedTo: me })}>
              {translate("chat.take")}
            </Button>
          ) : null}
          <Stack direction="row" spacing={1}>
            <TextField size="small" label={translate("chat.handTo")} value={to} onChange={(event) => setTo(event.target.value)} />
            <Button onClick={() => void set({ assignedTo: to })}>{translate("chat.hand")}</Button>
          </Stack>
          <Button variant="outlined" onClick={() => void set({ state: chat.state === "open" ? "closed" : "open" })}>
            {translate(chat.state === "open" ? "chat.close" : "chat.reopen")}
          </Button>
        </Stack>
      ) : null}
    </Panel>
  );
}

function Known({ chat }: { chat: StaffChat }) {
  const translate = useTranslate();
  return (
    <Panel title={translate("chat.customer")}>
      <Typography>
        <Link to={`/customers/${chat.accountId}`}>{chat.name || formatPhone(chat.phone)}</Link>
        {" · "}
        <PhoneLink phone={chat.phone} />
      </Typography>
      <Typography>{translate("chat.balance", { sum: formatMoney(chat.balanceKopiykas) })}</Typography>
      <Typography>{translate("chat.bonuses", { sum: formatMoney(chat.bonusesKopiykas) })}</Typography>
      <Typography sx={{ mb: 1 }}>
        {chat.cart.pieces > 0 ? translate("chat.cart", { pieces: chat.cart.pieces }) : translate("chat.noCart")}
        {chat.cart.until ? (
          <>
            {" · "}
            <Moment at={chat.cart.until} />
          </>
        ) : null}
      </Typography>
      {chat.orders.map((order) => (
        <Typography key={order.number}>
          <Link to={`/orders/${order.number}/show`}>№&nbsp;{order.number}</Link> · {translate(`status.${order.status}`)} ·{" "}
          {formatMoney(order.toPayKopiykas)}
        </Typography>
      ))}
    </Panel>
  );
}

function Notes({ chat }: { chat: StaffChat }) {
  const translate = useTranslate();
  const { permissions = [] } = usePermissions<string[]>();
  const [text, setText] = useState("");
  const act = useAct();
  const add = () =>
    act(async () => {
      await callStaffApi<typeof addChatNote>("POST", "/api/admin/chats/{id}/notes", { id: chat.id, text });
      setText("");
    });
  return (
    <Panel title={translate("chat.notes")}>
      {chat.notes.map((note) => (
        <Typography key={note.id} sx={{ mb: 1, whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
          {note.text}
          <Typography component="span" variant="caption" color="text.secondary" sx={{ display: "block" }}>
            {note.author} · <Moment at={note.at} />
          </Typography>
        </Typography>
      ))}
      {permissions.includes("chats.change") ? (
        <Stack spacing={1}>
          <TextField
            label={translate("chat.note")}
            multiline
            minRows={2}
            value={text}
            onChange={(event) => setText(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 2_000 } }}
          />
          <Button variant="outlined" disabled={text.trim() === ""} onClick={() => void add()}>
            {translate("chat.addNote")}
          </Button>
        </Stack>
      ) : null}
    </Panel>
  );
}

/** Runs an action, then shows its result or the refusal. */
function useAct(): (act: () => Promise<unknown>) => Promise<void> {
  const notify = useNotify();
  const refresh = useRefresh();
  return async (act) => {
    try {
      await act();
    } catch (error) {
      const said = error instanceof ApiRefusal ? Object.values(error.errors).flat().join(" ") || error.message : "";
      notify(said || "ra.notification.http_error", { type: "error" });
    }
    refresh();
  };
}
