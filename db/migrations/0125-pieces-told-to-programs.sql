-- Free pieces of each variation as programs were last told, while one of them wants to hear of pieces (decision 0088).
create table webhook_pieces (
  -- Without a foreign key: a row is a memory of what was told, and beginning writes one for every variation.
  variation_id bigint primary key,
  pieces int not null
);

-- One row while they are compared.
create table webhook_pieces_watch (
  id boolean primary key default true check (id),
  told_at timestamptz not null
);
