-- What happens at all tables. Nothing here is ever changed; (table_key, n) is the fence between processes.
create table log (
    id bigint generated always as identity primary key,
    table_key text not null,
    n integer not null,
    at bigint not null,
    kind text not null,
    seat integer not null,
    decided_by text not null,
    body bytea not null,
    unique (table_key, n)
);

-- Tables as the lobby lists them.
create table table_line (
    table_key text primary key,
    made bigint not null,
    changed bigint not null,
    status text not null,
    public boolean not null,
    game text not null,
    variant text not null,
    seats integer not null,
    people integer not null,
    host text not null,
    title text not null
);
create index table_line_by_change on table_line (changed desc, table_key);

-- Games begun, and how they ended.
create table game_line (
    table_key text not null,
    number integer not null,
    game text not null,
    variant text not null,
    began bigint not null,
    people text[] not null,
    names text[] not null,
    players text[] not null,
    rated boolean not null,
    ended bigint not null,
    places integer[] not null,
    primary key (table_key, number)
);
create index game_line_by_begin on game_line (began desc, table_key, number desc);
create index game_line_by_person on game_line using gin (people);

create table person (
    person text primary key,
    key_hash bytea not null,
    recovery_hash bytea not null,
    name text not null,
    made bigint not null
);
create index person_by_key on person (key_hash);
create index person_by_recovery on person (recovery_hash);

-- Rules by their digest: written once, however many games are played by them.
create table rules (digest text primary key, body bytea not null);

-- Tokens that were used, by which call, until they are worthless anyway.
create table used (token bytea primary key, until bigint not null, call bytea not null);
create index used_by_end on used (until);

-- Who runs a table's clock and bots.
create table lease (table_key text primary key, owner text not null, until bigint not null);

-- The room's own secret.
create table room (name text primary key, value bytea not null);
