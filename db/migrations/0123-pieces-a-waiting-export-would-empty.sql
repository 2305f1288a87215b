-- Variations that an export waiting for staff would take off sale: its full packages of offers do not count their pieces.
create table import_uncounted (
  run_id bigint not null references import_run (id),
  variation_id bigint not null references variation (id),
  primary key (run_id, variation_id)
);
create index import_uncounted_variation on import_uncounted (variation_id);
