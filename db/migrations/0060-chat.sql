-- One conversation of each customer with the shop's staff.
create table chat_thread (
  id bigint generated always as identity primary key,
  account_id bigint not null unique references account (id),
  state text not null default 'open' check (state in ('open', 'closed')),
  assigned_to bigint references staff_member (id),
  -- The number of the last message, and of the last one each side has read.
  last_seq int not null default 0,
  customer_read int not null default 0,
  staff_read int not null default 0,
  -- Since when the customer waits for an answer.
  waits_since timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index chat_thread_waits on chat_thread (waits_since) where waits_since is not null;
create index chat_thread_changed on chat_thread (changed_at desc);

-- `seq` gives the order; `message_id` is the sender's own name of the message, so that a repeated sending adds nothing.
create table chat_message (
  thread_id bigint not null references chat_thread (id),
  seq int not null check (seq > 0),
  message_id uuid not null,
  side text not null check (side in ('customer', 'staff')),
  staff_id bigint references staff_member (id),
  text text not null default '',
  product_id bigint references product (id),
  order_number bigint,
  at timestamptz not null,
  primary key (thread_id, seq),
  unique (thread_id, message_id),
  check ((side = 'staff') = (staff_id is not null))
);

-- Words of staff among themselves; no query of a customer reads this table.
create table chat_note (
  id bigint generated always as identity primary key,
  thread_id bigint not null references chat_thread (id),
  staff_id bigint not null references staff_member (id),
  text text not null,
  at timestamptz not null
);
create index chat_note_thread on chat_note (thread_id, id desc);

-- A photo waits for its message for a day; its file's name is its id.
create table chat_photo (
  id uuid primary key,
  account_id bigint references account (id),
  staff_id bigint references staff_member (id),
  thread_id bigint references chat_thread (id),
  seq int,
  position smallint not null default 0,
  created_at timestamptz not null,
  check (num_nonnulls(account_id, staff_id) = 1)
);
create index chat_photo_message on chat_photo (thread_id, seq, position);
create index chat_photo_waiting on chat_photo (created_at) where seq is null;

create table chat_reply (
  id bigint generated always as identity primary key,
  title text not null,
  text_uk text not null,
  text_ru text not null,
  changed_at timestamptz not null
);
