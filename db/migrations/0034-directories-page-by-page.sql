-- What else is known of a place: the carrier's name of its town for prices and waybills, where it lies, how large a parcel may be
-- (centimetres, longest side first; empty where the carrier names no limit). `max_weight_kg` is 0 where it names none.
alter table carrier_department
  add column city_id text not null default '',
  add column latitude double precision,
  add column longitude double precision,
  add column max_sides_cm jsonb not null default '[]';

-- A directory that is being read. Its pages wait until the last one is there and are then taken over at once; `next` is where the
-- carrier goes on, in its own words, null when nothing is missing. `seen_at` of a place is since when it is as it is.
create table carrier_loading (
  carrier text primary key,
  source text not null,
  begun_at timestamptz not null,
  next text,
  pages int not null default 0,
  -- Who reads now, and until when nobody else does.
  holder text not null,
  held_until timestamptz not null,
  -- How often it has failed in a row, and when the schedule tries again.
  failures int not null default 0,
  next_try_at timestamptz not null
);
create table carrier_page (
  carrier text not null references carrier_loading (carrier) on delete cascade,
  page int not null,
  settlements jsonb not null,
  departments jsonb not null,
  primary key (carrier, page)
);
