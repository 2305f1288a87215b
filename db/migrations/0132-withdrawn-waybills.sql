-- What a waybill collects, held against what its orders owe now; null for one made before. A withdrawn one is gone at the carrier.
alter table waybill add column collected int check (collected >= 0);
alter table waybill drop constraint waybill_state_check;
alter table waybill add constraint waybill_state_check check (state in ('wanted', 'made', 'failed', 'withdrawn'));
