-- Tournaments as they are listed; what happens in one is in the log, under the key t:TOURNAMENT.
create table tournament_line (
    tournament text primary key,
    made integer not null,
    changed integer not null,
    status text not null,
    public integer not null,
    game text not null,
    variant text not null,
    format text not null,
    title text not null,
    host text not null,
    entrants integer not null,
    most integer not null,
    alive integer not null,
    starts_at integer not null
) strict;
create index tournament_line_by_change on tournament_line (changed desc, tournament);

-- Who plays in them, in the order of entry.
create table entrant_line (
    tournament text not null,
    entrant integer not null,
    person text not null,
    name text not null,
    player text not null,
    place integer not null,
    primary key (tournament, entrant)
) strict, without rowid;
create index entrant_line_by_person on entrant_line (person) where person <> '';

-- The tables of tournaments. A column of table_line would stop programs of the earlier schema that have the file open.
create table tournament_table (table_key text primary key, tournament text not null) strict, without rowid;
create index tournament_table_by_tournament on tournament_table (tournament);
