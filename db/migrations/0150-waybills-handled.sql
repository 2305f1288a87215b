-- Staff saw to a waybill that the carrier keeps of a cancelled order: it is no more in the list of the day.
alter table waybill
  add column handled_at timestamptz,
  add column handled_by text not null default '',
  add constraint waybill_handled check ((handled_at is null) = (handled_by = ''));
