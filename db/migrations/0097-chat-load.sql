-- The picture of how much operators have to do reads the last weeks alone (features/chat/server/load.queries.ts).
create index chat_message_at on chat_message (at);
