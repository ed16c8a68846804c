// The protocol and the API, made by tools/wire_types.py from the room's types; do not edit.

export interface Act {
  t: 'act'
  id: number
  what: string
  reason?: string
  entrant?: number
  amount?: number
  player?: string
  text?: string
  table?: number
  number?: number
  places?: number[]
  tallies?: number[]
}
export interface Advice {
  t: 'advice'
  id: number
  say?: string[]
  move?: SpelledMove | null
  called?: string
  stray?: string
  chances?: [string, number][]
  options?: [string, number][]
}
export interface Announced {
  t: 'announced'
  tournament: string
  say: string
  at: number
}
export interface Ask {
  t: 'ask'
  id: number
  what: 'hand' | 'hint' | 'lesson' | 'odds'
  asked?: number
}
export interface BracketMatch {
  number: number
  stage: number
  entrants: [number, number]
  wins?: [number, number]
  winner?: number
  feeds?: [string, string]
  table?: number
  key?: string
}
export interface Bye {
  t: 'bye'
  code: number
  why: string
}
export interface CardsAsked {
  zone: string
  least: number
  most: number
  sensible?: number[][]
  playable?: number[]
}
export interface Catalogue {
  game: string
  variant: string
  rules: string
  title: string
  language: string
  languages: string[]
  verbs: Verb[]
  labels: Labels
  picture: Picture
  talk: Record<string, string>
  levels: string[]
  least: number
  most: number
  tips: string[]
  text: string
  appraises?: boolean
}
export interface ChallengeFacts {
  challenge: string
  person: string
  name: string
  table: string
  link: string
  game: string
  until: number
  status: string
}
export interface ChallengeList {
  t: 'challenges'
  challenges: Challenged[]
}
export interface Challenged {
  challenge: string
  name: string
  table: string
  game: string
  until: number
}
export interface Clock {
  due?: number
  of?: number
  left?: number
  paused?: boolean
  seats?: number[]
  timeout?: string
  count?: number
}
export interface ClosedMoves {
  t: 'closed'
  id: number
  closed: [string, string][]
}
export interface ClubEvening {
  table: string
  game: string
  variant: string
  title: string
  status: string
  began: number
  ended: number
  games: number
  scores: SeriesSum[]
}
export interface ClubFacts {
  club: string
  link: string
  name: string
  founder: boolean
  password: boolean
  shown: boolean
  members: ClubMember[]
  removed: RemovedMember[]
  tables: TableFacts[]
  evenings: ClubEvening[]
}
export interface ClubLine {
  club: string
  name: string
  members: number
  here: number
  tables: number
}
export interface ClubMember {
  person: string
  name: string
  since: number
  founder: boolean
  here: boolean
  you: boolean
}
export interface ClubOpened {
  club: string
  link: string
}
export interface Common {
  phase: string
  toAct?: number[]
  seats?: SeatView[]
  zones?: ZoneView[]
  counters?: Record<string, number>
  ending?: SaidEnding | null
  oneDeal?: boolean
}
export interface CompanionFacts {
  person: string
  name: string
  games: number
  last: number
  liked: boolean
  friend: boolean
  blocked: boolean
  here: boolean
}
export interface Counter {
  kind?: 'cards' | 'count' | 'lives' | 'money' | 'points'
  main?: boolean
  zero?: boolean
  compact?: boolean
  where?: 'laid' | 'nowhere' | 'plate'
}
export interface CrossTable {
  entrants: number[]
  points: ((number | null)[])[]
}
export interface Do {
  t: 'do'
  id: number
  what: string
  seat?: number
  text?: string
  yes?: boolean
}
export interface ForecastsSoFar {
  forecasts: TournamentForecast[]
  working: boolean
}
export interface FormatFacts {
  format: string
  title: string
  how: string
  howOne: string
  ends: string
  options: string[]
  leastChairs: number
  mostChairs: number
  stacks: boolean
  late: boolean
  points: boolean
  rounds: boolean
}
export interface GameFacts {
  game: string
  title: string
  summary: string
  least: number
  most: number
  variants: string[]
  levels: string[]
  rival: string
  menu: string[]
  titles: Record<string, string>
  guided: boolean
  stack: string
}
export interface GameRules {
  game: string
  variant: string
  rules: Record<string, unknown>
  schema: Record<string, unknown>
  text: string
  title: string
  summary: string
  tips: string[]
  labels: Record<string, string>
  whens: Record<string, string>
  switches: Record<string, string>
  groups: Record<string, string>
  stakes: Record<string, unknown>
  manual: string
}
export interface Go {
  t: 'go'
  tournament: string
  table: string
  seat: number
  why: string
  at: number
  number: number
  from?: string
  fromNumber?: number
  say?: string
}
export interface Health {
  ready: boolean
}
export interface Hello {
  t: 'hello'
  proto: number
  table: string
  ticket?: string
  seen?: number
  know?: string
  language?: string
  next?: boolean
}
export interface Hold {
  until: number
  waiting: number[]
  ready: number[]
}
export interface Labels {
  zones: Record<string, string>
  pools: Record<string, string>
  counters: Record<string, string>
  badges: Record<string, string>
  phases: Record<string, string>
  suits: Record<string, string>
  marks: Record<string, string>
  asks?: Record<string, string>
  nones?: Record<string, string>
  helps?: Record<string, string>
}
export interface LobbyList {
  t: 'lobby'
  tables: TableFacts[]
}
export interface LogPage {
  rows: Record<string, unknown>[]
  next: number
}
export interface Luck {
  t: 'luck'
  value: string
}
export interface Me {
  person: string
  name: string
  guest: boolean
  shown: boolean
}
export interface MyChallenges {
  incoming: ChallengeFacts[]
  outgoing: ChallengeFacts[]
}
export interface MyTable {
  table: string
  game: string
  variant: string
  status: string
  seats: number
  people: number
  public: boolean
  title: string
  rated: boolean
  clock: string
  seek: string
  until: number
  link: string
  made: number
  changed: number
}
export interface MyTournament {
  facts: TournamentFacts
  entrant: number
  place: number
}
export interface NetworkFacts {
  addresses: string[]
  onlyHere: boolean
  open: boolean
  mayOpen: boolean
  code: string
  why: string
}
export interface NewMe {
  person: string
  name: string
  code: string
  key: string
  guest: boolean
}
export interface No {
  t: 'no'
  id: number
  code: string
  why: string
  free?: string
}
export interface Notice {
  t: 'notice'
  say: string
  seat?: number
}
export interface Ok {
  t: 'ok'
  id: number
  seq?: number
}
export interface OpenLuck {
  t: 'luck'
  commitments: string[]
  room: string
}
export interface Opened {
  table: string
  link: string
}
export interface OpenedTournament {
  tournament: string
  link: string
  code: string
  warnings: string[]
}
export interface Own {
  zones?: Record<string, ZoneView>
  forms?: SaidForm[]
  prompt?: string
  notes?: string[]
  marks?: Record<string, [number, string][]>
  prices?: Record<string, SaidPrice>
  ending?: OwnEnding | null
}
export interface OwnEnding {
  say?: string
  why?: string
}
export interface Person {
  seat: number
  name: string
  kind: string
  player?: string
  here?: boolean
  house?: boolean
  grace?: number
  host?: boolean
}
export interface Picture {
  counters?: Record<string, Counter>
  tableCounters?: Record<string, Counter>
  badges?: Record<string, 'bad' | 'good' | 'mark' | 'out'>
  ways?: Record<string, [string, string][]>
  showdowns?: string[]
  likely?: string[]
  sounds?: Record<string, 'card' | 'chip' | 'flip' | 'knock'>
}
export interface Ping {
  t: 'ping'
  at: number
}
export interface PlayMove {
  t: 'move'
  id: number
  asked: number
  move: SpelledMove
}
export interface PlayedGame {
  table: string
  number: number
  game: string
  variant: string
  began: number
  ended: number
  seats: Seat[]
  rated: boolean
  you: number | null
}
export interface Pong {
  t: 'pong'
  at: number
  now: number
}
export interface PrizeWon {
  place: number
  worth: number
}
export interface Rated {
  person: string
  name: string
  shown: number
  mean: number
  spread: number
  games: number
}
export interface Recovered {
  person: string
  name: string
  key: string
}
export interface Refusal {
  code: string
  why: string
}
export interface RemovedMember {
  person: string
  name: string
}
export interface RoundTable {
  table: number
  key: string
  entrants: number[]
  places?: number[]
  points?: number[]
  absent?: number[]
  number?: number
}
export interface Said {
  t: 'said'
  seat: number
  name: string
  text: string
  at: number
  preset?: string
}
export interface SaidEnding {
  winners: number[]
  places: number[]
  tallies: number[]
  reason: string
  fields?: Record<string, unknown>
  say?: string
  why?: string
}
export interface SaidForm {
  verb: string
  amount?: Span | null
  pools?: SaidPool[]
  suits?: string[]
  cards?: CardsAsked | null
}
export interface SaidPool {
  zone: string
  options: number[]
  least?: number
  most?: number
  ordered?: boolean
  names?: string[]
  suits?: string[]
  mine?: boolean
}
export interface SaidPrice {
  cost?: number
  rate?: number
  why?: string
}
export interface Say {
  t: 'say'
  id: number
  text?: string
  preset?: string
}
export interface Seat {
  name: string
  player: string
  place?: number
}
export interface SeatView {
  seat: number
  counters?: Record<string, number>
  badges?: string[]
  empty?: boolean
}
export interface Seated {
  t: 'seated'
  id: number
  seat: number
  token: string
}
export interface Seats {
  t: 'seats'
  status: string
  seats: Person[]
  watchers?: number
  vote?: Vote | null
  you?: number | null
  seek?: Seek | null
  series?: SeriesScore[]
  hold?: Hold | null
}
export interface Seek {
  kind: string
  until: number
  left?: number
  free?: number
}
export interface SeriesFacts {
  table: string
  game: string
  variant: string
  title: string
  scores: SeriesSum[]
  games: SeriesGame[]
  status: string
  club: string
}
export interface SeriesGame {
  number: number
  began: number
  ended: number
  names: string[]
  places: number[]
  points: number[]
  who: number[]
  open: boolean
}
export interface SeriesScore {
  name: string
  points: number
  games: number
  wins?: number
  seat?: number
}
export interface SeriesSum {
  name: string
  points: number
  games: number
  wins: number
  you: boolean
}
export interface Sit {
  t: 'sit'
  id: number
  seat?: number
  name?: string
  luck?: string
}
export interface Sought {
  table: string
  link: string
  until: number
}
export interface Span {
  low: number
  high: number
  step?: number
  also?: number[]
}
export interface SpelledMove {
  verb: string
  slots?: number[]
  cards?: number[]
  amount?: number
  suit?: string
}
export interface Standing {
  place: number
  entrant: number
  name: string
  player?: string
  status?: string
  shared?: boolean
  stack?: number
  points?: number
  games?: number
  table?: number
  prize?: number
}
export interface StandingsPage {
  page: number
  pages: number
  count: number
  standings: Standing[]
}
export interface State {
  t: 'state'
  seq: number
  game: number
  common: Common
  own: Own
  now: number
  asked?: number
  events?: Told[]
  missed?: number
  re?: number | null
  clock?: Clock | null
}
export interface TableFacts {
  table: string
  game: string
  variant: string
  status: string
  seats: number
  people: number
  public: boolean
  title: string
  rated: boolean
  clock: string
  seek: string
  until: number
}
export interface TableSettings {
  game: string
  variant?: string
  changes?: Record<string, unknown>
  seats?: number
  public?: boolean
  rated?: boolean
  casual?: boolean
  clock?: 'none' | 'rules'
  spectators?: boolean
  delay?: number
  reveal?: 'end' | 'never'
  talk?: 'free' | 'off' | 'presets'
  fill?: string
  title?: string
  counting?: boolean
  guided?: boolean
}
export interface TablesPage {
  page: number
  pages: number
  count: number
  tables: TournamentTable[]
}
export interface TicketFor {
  ticket: string
  seat: number | null
  name?: string
  guest?: boolean
}
export interface Told {
  kind: string
  say: string
  seat?: number
  other?: number
  cards?: number[]
  amount?: number
  slots?: number[]
  ways?: [string, string][]
  close?: ToldClose | null
  facts?: Record<string, unknown>
}
export interface ToldClose {
  winners?: number[]
  beaten?: number[]
  amounts?: number[]
  hands?: Record<string, string>
  raised?: Record<string, number[]>
  shown?: number[]
}
export interface TournamentAct {
  what: string
  reason: string
  at: number
  entrant?: number
  name?: string
  amount?: number
  table?: number
  number?: number
}
export interface TournamentCommon {
  facts: TournamentFacts
  regulations: Record<string, unknown>
  host?: string
  entryOpen?: boolean
  reentryOpen?: boolean
  began?: number
  ended?: number
  level?: number
  levels?: number
  levelRounds?: number
  levelAt?: number
  endsAt?: number
  round?: number
  rounds?: number
  handForHand?: boolean
  paused?: boolean
  whyPaused?: string
  stack?: number
  average?: number
  tables?: TournamentTable[]
  tableCount?: number
  standings?: Standing[]
  standingCount?: number
  prizes?: PrizeWon[]
  acts?: TournamentAct[]
  pairings?: TournamentRound[]
  bracket?: BracketMatch[]
  crossTable?: CrossTable | null
  names?: Record<string, string>
  commitment?: string
  seed?: string
}
export interface TournamentFacts {
  tournament: string
  title: string
  status: string
  game: string
  variant: string
  format: string
  entrants: number
  most: number
  alive?: number
  startsAt?: number
  entry?: string
  public?: boolean
  made?: number
  changed?: number
}
export interface TournamentForecast {
  entrants: number
  minutes: number
  slowMinutes: number
  bestWins: number
}
export interface TournamentNow {
  seq: number
  now: number
  common: TournamentCommon
  own: TournamentOwn
}
export interface TournamentOwn {
  entrant?: number
  standing?: Standing | null
  table?: string
  number?: number
  seat?: number
  whyWaiting?: string
  may?: string[]
  code?: string
  asking?: Standing[]
  sameAddress?: number[][]
  nobodyHere?: boolean
}
export interface TournamentResults {
  tournament: string
  title: string
  status: string
  results: Standing[]
}
export interface TournamentRound {
  round: number
  tables: RoundTable[]
  byes?: number[]
}
export interface TournamentState {
  t: 'tournament'
  seq: number
  now: number
  common: TournamentCommon
  own: TournamentOwn
}
export interface TournamentTable {
  number: number
  key: string
  size: number
  entrants: number[]
  names: string[]
  stacks?: number[]
  status?: string
  why?: string
  deal?: number
  round?: number
  dealer?: number
}
export interface TournamentTransfers {
  measured: number
  pairs: UnusualPair[]
}
export interface TryMove {
  t: 'try'
  id: number
  asked: number
  move: SpelledMove
}
export interface UnusualPair {
  loser: number
  loserName: string
  winner: number
  winnerName: string
  games: number
  amount: number
  expected: number
  z: number
}
export interface Verb {
  verb: string
  label: string
  rule: string
  key: string
}
export interface Vote {
  what: string
  seat: number
  askedBy: number
  agreed: number[]
  needed: number
  until: number
}
export interface Welcome {
  t: 'welcome'
  proto: number
  table: string
  know: string
  you?: number | null
  catalogue?: Catalogue
  settings?: TableSettings
  commitment?: string
}
export interface Why {
  t: 'why'
  id: number
}
export interface ZoneView {
  name: string
  owner?: number | null
  cards?: number[]
  count?: number
  reprint?: boolean
  lying?: string
  turned?: number[]
  by?: number[]
  order?: number[]
}
export type FromClient = Hello | PlayMove | TryMove | Why | Say | Ping | Sit | Luck | Do | Ask | Act
export type FromRoom = Welcome | Seats | State | Ok | No | ClosedMoves | Advice | Seated | Pong | OpenLuck | Notice | Said | Bye | LobbyList | TournamentState | Go | Announced | ChallengeList
