-- Pieces of a line that were not found while the order was packed; `pieces` are those that are left (docs/decisions/0057).
alter table order_line add column missing int not null default 0 check (missing >= 0);
alter table order_line drop constraint order_line_pieces_check;
alter table order_line add constraint order_line_pieces_check check (pieces >= 0 and pieces + missing > 0);
