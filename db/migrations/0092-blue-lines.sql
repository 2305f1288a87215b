-- Lines above the header that have a time (docs/decisions/0062).
create table blue_line (
  id bigint generated always as identity primary key,
  position int not null,
  text_uk text not null check (text_uk <> ''),
  text_ru text not null check (text_ru <> ''),
  visible boolean not null default true,
  shown_from timestamptz,
  shown_until timestamptz,
  version int not null default 1,
  constraint blue_line_time check (shown_until > shown_from)
);
