/* The same loops in C, as a yardstick: how far compiled Python is from what this machine can do.
 *
 * For every line "measure<TAB>seconds" on standard input, a line with the rate per CPU second goes out.
 * Five-card draw: heads-up, fixed limit, hand after hand with the same generator, choice of moves and hand table
 * as Parlour, shuffling only as many cards as are dealt, and nothing else: no stacks, no audiences, no discards to
 * look at, no moves as values.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { CARDS = 52, HAND = 5, PLACES = 5 * 147031 + 1, CARDS_RANKED = 50000, MOST_RAISES = 3 };

static const int weights[13] = {1, 6, 31, 108, 366, 926, 2286, 5733, 12905, 27316, 44676, 94545, 147031};
static const int weights3[13] = {1, 4, 13, 32, 71, 124, 218, 375, 572, 744, 1208, 1556, 2441};
static const int suit_weights[5] = {0, 1, 6, 31, 108};
static int32_t mixed[PLACES], suited[PLACES];
static int loads[CARDS + 1], loads3[CARDS + 1];
static char one_suit[541], one_suit3[325];
static int dealt[CARDS_RANKED];
static uint64_t state = 0x123456789abcdefULL;
static volatile int64_t kept;

static uint32_t bits(void) {
    state = 1791398085ULL * (state & 0xffffffff) + (state >> 32);
    return (uint32_t)(state ^ (state >> 32));
}

static int below(int limit) { return (int)(((uint64_t)bits() * (uint64_t)limit) >> 32); }

/* Any order of hands will do for timing: only whether places are read matters. */
static void make_tables(void) {
    for (int place = 0; place < PLACES; place++) mixed[place] = suited[place] = place;
    for (int card = 0; card <= CARDS; card++) {
        int rank = (card + 12) % 13, suit = card ? (card - 1) / 13 : 4;
        loads[card] = (suit_weights[suit] << 20) + (card ? weights[rank] : 0);
        loads3[card] = (suit_weights[suit] << 20) + (card ? weights3[rank] : 0);
    }
    for (int suit = 0; suit < 4; suit++)
        for (int wilds = 0; wilds <= 5; wilds++) {
            one_suit[wilds * 108 + (5 - wilds) * suit_weights[suit]] = 1;
            if (wilds <= 3) one_suit3[wilds * 108 + (3 - wilds) * suit_weights[suit]] = 1;
        }
    for (int place = 0; place < CARDS_RANKED; place++) dealt[place] = 1 + below(CARDS);
}

static int strength(const int8_t *hand) {
    int total = 0;
    for (int place = 0; place < HAND; place++) total += loads[hand[place]];
    return one_suit[total >> 20] ? suited[total & 0xfffff] : mixed[total & 0xfffff];
}

typedef struct {
    int8_t pack[CARDS];
    int8_t hands[2][HAND];
    int chips[2], bets[2], pot, turn, raises, waiting, next;
} Table;

/* Any card that is left. */
static int8_t take(Table *table) {
    int other = table->next + below(CARDS - table->next);
    int8_t card = table->pack[other];
    table->pack[other] = table->pack[table->next];
    table->pack[table->next++] = card;
    return card;
}

/* A round of bets; returns its decisions, and leaves in `folded` who folded, or -1. */
static int bet(Table *table, int limit, int *folded) {
    int decisions = 0;
    table->bets[0] = table->bets[1] = table->raises = 0;
    for (table->turn = 0, table->waiting = 2; table->waiting > 0; table->turn ^= 1, decisions++) {
        int choice = below(table->raises < MOST_RAISES ? 3 : 2), other = table->turn ^ 1;
        if (choice == 0) {
            *folded = table->turn;
            return decisions + 1;
        }
        int owed = table->bets[other] - table->bets[table->turn] + (choice == 2 ? limit : 0);
        table->bets[table->turn] += owed;
        table->chips[table->turn] -= owed;
        table->pot += owed;
        table->raises += choice == 2;
        table->waiting = choice == 2 ? 1 : table->waiting - 1;
    }
    return decisions;
}

static void draw(Table *table, int seat) {
    int thrown = below(32);
    for (int place = 0; place < HAND; place++)
        if (thrown >> place & 1) table->hands[seat][place] = take(table);
}

static int play_hand(Table *table) {
    int folded = -1, decisions;
    table->next = 0;
    table->pot = 4;
    for (int place = 0; place < HAND; place++)
        for (int seat = 0; seat < 2; seat++) table->hands[seat][place] = take(table);
    decisions = bet(table, 2, &folded);
    if (folded < 0) {
        draw(table, 0);
        draw(table, 1);
        decisions += 2 + bet(table, 4, &folded);
    }
    int winner = folded >= 0 ? folded ^ 1 : strength(table->hands[0]) < strength(table->hands[1]);
    table->chips[winner] += table->pot;
    return decisions;
}

static int64_t play_hands(void) {
    static Table table;
    int64_t decisions = 0;
    for (int card = 0; card < CARDS; card++) table.pack[card] = (int8_t)(card + 1);
    for (int hand = 0; hand < 1000; hand++) decisions += play_hand(&table);
    return decisions;
}

static int64_t copy_tables(void) {
    static Table table;
    static Table *volatile twin;
    for (int copy = 0; copy < 1000; copy++) {
        twin = malloc(sizeof table);
        memcpy(twin, &table, sizeof table);
        free(twin);
    }
    return 1000;
}

static int64_t rank(int size, const int *load, const char *flush) {
    int64_t sum = 0;
    for (int start = 0; start + size <= CARDS_RANKED; start += size) {
        int total = 0;
        for (int place = start; place < start + size; place++) total += load[dealt[place]];
        sum += flush[total >> 20] ? suited[total & 0xfffff] : mixed[total & 0xfffff];
    }
    kept = sum;
    return CARDS_RANKED / size;
}

static int64_t work(const char *name) {
    if (!strcmp(name, "draw")) return play_hands();
    if (!strcmp(name, "draw copies")) return copy_tables();
    return name[0] == 't' ? rank(3, loads3, one_suit3) : rank(HAND, loads, one_suit);
}

int main(void) {
    char line[128], name[64];
    double seconds;
    make_tables();
    while (fgets(line, sizeof line, stdin) && sscanf(line, "%63[^\t]\t%lf", name, &seconds) == 2) {
        int64_t done = 0;
        clock_t began = clock(), spent = began;
        while (spent - began < seconds * CLOCKS_PER_SEC) {
            done += work(name);
            spent = clock();
        }
        printf("%f\n", (double)done * CLOCKS_PER_SEC / (double)(spent - began));
        fflush(stdout);
    }
    return 0;
}
