"""The same on PostgreSQL, and two servers on one database."""
import random
import time

import check_accounts
import check_api
import check_fairness
import check_names
import check_offers
import check_people
import check_security
from check_api import play_out, until_mine
from client import Postgres, Refused, Server, Session, Stream


MODULES = (check_api, check_fairness, check_people, check_offers, check_security, check_names, check_accounts)


def test_the_same_on_postgres(program):
    pg = Postgres()
    plain = check_api.server
    try:
        served = lambda p, *flags: plain(p, *flags, db=pg.database())
        for module in MODULES:
            module.server = served
        for test in (check_api.test_a_whole_game_against_a_bot, check_api.test_undo,
                     check_api.test_a_restart_keeps_everything,
                     check_api.test_bots_go_on_after_a_restart,
                     check_people.test_lobby_shows_my_turn_first, check_people.test_accounts,
                     check_people.test_who_may_watch, check_fairness.test_a_rematch_takes_one_press_each,
                     check_fairness.test_a_friend_who_is_away_keeps_his_seat,
                     check_offers.test_undo_against_a_bot_keeps_the_dice,
                     check_offers.test_live_clocks_run_out,
                     check_names.test_a_name_belongs_to_one_person,
                     check_names.test_a_new_name_shows_at_every_table,
                     check_accounts.test_change_of_the_password,
                     check_accounts.test_ended_sessions_end_their_streams,
                     check_accounts.test_a_lost_password_is_reset_by_mail,
                     check_accounts.test_unsubscribing_takes_one_click,
                     check_accounts.test_an_account_is_deleted,
                     check_security.test_random_requests):
            test(program)
    finally:
        for module in MODULES:
            module.server = plain
        pg.stop()


def test_two_servers_one_database(program):
    pg = Postgres()
    db = pg.database()
    one, other = Server(program, db=db), Server(program, db=db)
    try:
        a, b = Session(one.port), Session(other.port)
        made = a.create("arena-roma", seats={"roma": "me"})
        t = made["id"]
        at_a, at_b = Stream(a, t), None
        b.post("/api/invite/" + made["invite"][3:])
        at_a.wait(lambda x: x["state"] == "running", 1)
        at_b = Stream(b, t)
        dice, worst = random.Random(5), 0
        for _ in range(40):
            for me, mine, others in ((a, at_a, at_b), (b, at_b, at_a)):
                x = me.table(t)
                if x["legal"] and x["state"] == "running":
                    begun = time.time()
                    rev = me.act(x, dice.choice(x["legal"]))["rev"]
                    others.wait(lambda y: y["rev"] >= rev, 1)
                    worst = max(worst, time.time() - begun)
        assert worst < 1
        # One dies: nothing is lost, and its player goes on at the other.
        before = a.table(t)
        one.kill()
        a2 = Session(other.port, me=False)
        a2.cookie = a.cookie
        after = a2.table(t)
        for seat in before["seats"] + after["seats"]:
            del seat["online"]
        assert before == after
        while after["state"] == "running":
            for me in (a2, b):
                x = me.table(t)
                if x["legal"]:
                    me.act(x, dice.choice(x["legal"]))
            after = a2.table(t)
        assert other.admin("check").returncode == 0
        print("# two servers: a move is seen at the other after at most %.0f ms" % (worst * 1000))
    finally:
        other.stop()
        if one.process.poll() is None:
            one.kill()
        pg.stop()


def test_races_between_two_servers(program):
    """Both servers act for the same seat at once: one wins each time, nothing diverges."""
    pg = Postgres()
    db = pg.database()
    one, other = Server(program, db=db), Server(program, db=db)
    try:
        a = Session(one.port)
        b = Session(other.port, me=False)
        b.cookie = a.cookie
        t = a.create(seats={"roma": "me", "capua": "bot:random"})["id"]
        for _ in range(60):
            x = until_mine(a, t)
            if x["state"] != "running":
                break
            won = 0
            for me in (a, b):
                try:
                    me.act(x)
                    won += 1
                except Refused as r:
                    assert r.code in ("stale", "not-your-turn", "game-over"), r
            assert won == 1
        assert one.admin("check").returncode == 0
    finally:
        one.stop()
        other.stop()
        pg.stop()
