-- One import of one set of files; a run that was cut off goes on at its files' cursors.
create table import_run (
  id bigint generated always as identity primary key,
  fingerprint text not null,
  state text not null check (state in ('running', 'done', 'failed', 'waiting')),
  started_at timestamptz not null,
  finished_at timestamptz,
  note text not null default ''
);
create index import_run_fingerprint on import_run (fingerprint);

-- How far each file has been applied: rows (goods and offers) done, moved in the transaction that applied them.
create table import_file (
  run_id bigint not null references import_run (id),
  position int not null,
  name text not null,
  rows_done int not null default 0,
  changed int not null default 0,
  primary key (run_id, position)
);

-- Every row that was not taken, with its place and the reason in words.
create table import_refusal (
  run_id bigint not null references import_run (id),
  file text not null,
  line int not null,
  id_1c text not null,
  reason text not null
);
create index import_refusal_run on import_refusal (run_id);

-- Rows that name something not known yet; tried once more when all files are read.
create table import_parked (
  run_id bigint not null references import_run (id),
  file text not null,
  line int not null,
  kind text not null check (kind in ('offer', 'group')),
  row jsonb not null
);
create index import_parked_run on import_parked (run_id);

-- What a full export named, to find what it left out.
create table import_seen (
  run_id bigint not null references import_run (id),
  id_1c text not null,
  primary key (run_id, id_1c)
);

-- Marked as deleted in 1C: hidden until 1C sends it again without the mark.
alter table product add column removed_in_1c boolean not null default false;
