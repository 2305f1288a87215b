-- The outbox: what has to be told to somebody by SMS or e-mail, written in the transaction that causes it and sent after
-- its commit by whoever takes it up first. 'sending' with a lease in `next_try_at`; then 'sent', 'unknown' when nobody
-- can say whether it arrived, or 'dead'. Whom and what is sealed, and gone once the message is settled.
-- The columns `delivery`, `sealed_text` and `delivery_at` of `sms_code` stay for the program of before and are not read.
create table message (
  id uuid primary key,
  channel text not null check (channel in ('sms', 'e-mail')),
  sealed text,
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'unknown', 'dead')),
  attempts int not null default 0,
  next_try_at timestamptz not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  settled_at timestamptz,
  check ((settled_at is null) = (state in ('waiting', 'sending'))),
  check (settled_at is null or sealed is null)
);
create index message_due on message (next_try_at) where settled_at is null;
create index message_settled on message (settled_at) where settled_at is not null;
