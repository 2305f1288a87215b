-- What staff say that searched words mean: other words that are read in their place, or a page of the shop they lead to.
create table search_word (
  id bigint generated always as identity primary key,
  typed text not null unique check (length(typed) between 2 and 64),
  read_as text not null default '' check (length(read_as) <= 64),
  leads_to text not null default '' check (leads_to = '' or leads_to ~ '^/([^/\\]|$)'),
  version int not null default 1,
  changed_at timestamptz not null,
  check ((read_as = '') <> (leads_to = ''))
);
