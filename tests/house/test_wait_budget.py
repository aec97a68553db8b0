"""People wait for all thoughts of bots together: what is handed to each, and that the page hears of it."""

import asyncio
from pathlib import Path

import pytest

from bosquet.house.fair_queue import FairQueue
from bosquet.house.house import House
from bosquet.house.messages import Guest, NewTable, SeatWish
from bosquet.house.settings import Settings
from bosquet.house.storage.database import open_database
from bosquet.house.wait_budget import LAST, LEAST, TURN, WaitBudget
from bosquet.house.worker import LONG, answer, bot
from bosquet.house.worker_pool import question_for
from tests.house.eyes import Eyes
from tests.house.luck import FixedLuck
from tests.house.test_worker_pool import SEAT, STATE
from tests.house.thorough import VARIABLE, ThoroughLuck

ANN = Guest("ann", "Ann")
OAK = SeatWish("bot", "oak")
WAIT = 1.0  # seconds


def waiting(**people: int) -> WaitBudget:
    """Four bots think; who waits, with the step after their last answer."""
    budget = WaitBudget(5, 15)
    budget.follow({int(seat[1:]): step for seat, step in people.items()}, bots=4)
    return budget


def test_the_thoughts_that_are_expected_share_a_wait() -> None:
    budget = waiting(s0=8)
    assert budget.seconds(load=0.5) == pytest.approx(5 / (4 * TURN))
    budget.spend(2.0, 4 * TURN - LAST - 1)
    assert budget.seconds(load=0.5) == pytest.approx(3 / (LAST + 1))
    budget.spend(1.0, 2.0)  # one of those that are always expected
    assert budget.seconds(load=0.5) == pytest.approx(2 / LAST)
    budget.spend(3.0, 1.0)
    assert budget.seconds(load=0.5) == LEAST


def test_a_path_is_thought_on_only_for_what_is_left_of_the_wait() -> None:
    budget = waiting(s0=8)
    budget.spend(3.0, 1.0)
    assert [budget.left(load=0.5), budget.left(load=10)] == pytest.approx([2.0, 1.2])
    budget.spend(30.0, 1.0)
    assert budget.left(load=0.5) == LEAST
    asked = bot(question_for("oak", STATE, SEAT, None, FixedLuck(), 1.0, 0.5))
    assert (asked.limit, asked.rush) == (LONG, 0.5)


def test_a_table_learns_how_many_thoughts_a_wait_has() -> None:
    budget = waiting(s0=8)
    budget.spend(1.0, 40.0)
    budget.follow({0: 30}, bots=4)
    assert budget.seconds(load=0.5) == pytest.approx(5 / ((4 * TURN + 40) / 2))
    budget.follow({0: 31}, bots=4)  # one more answer of the same person: nobody thought in between
    assert budget.seconds(load=0.5) == pytest.approx(5 / ((4 * TURN + 40) / 2))


def test_whoever_has_waited_longest_counts() -> None:
    budget = waiting(s0=8)
    budget.spend(3.0, 2 * TURN)
    budget.follow({0: 8, 2: 20}, bots=4)
    assert budget.seconds(load=0.5) == pytest.approx(2 / (2 * TURN))
    budget.follow({2: 20}, bots=4)  # the first is asked
    assert budget.seconds(load=0.5) == pytest.approx(5 / (4 * TURN))


def test_a_table_at_which_nobody_waits_shares_with_the_others() -> None:
    budget = WaitBudget(5, 15)
    budget.follow({}, bots=4)
    assert budget.seconds(load=1) == pytest.approx(5 / TURN)
    assert budget.seconds(load=10) == pytest.approx(15 / TURN / 10)


def test_a_full_house_waits_a_little_longer_and_thinks_much_less() -> None:
    """Workers times a wait, shared by the tables: from three for each worker on nobody waits longer."""
    budget = waiting(s0=8)
    assert budget.seconds(load=2) == pytest.approx(5 / (4 * TURN))
    assert budget.seconds(load=3) == pytest.approx(5 / (4 * TURN))
    assert budget.seconds(load=10) == pytest.approx(1.5 / (4 * TURN))


def test_one_guest_with_many_tables_shortens_her_own_thoughts() -> None:
    async def run() -> None:
        queue = FairQueue(2)
        tasks = [asyncio.create_task(queue.take("ann")) for _ in range(20)]
        tasks.append(asyncio.create_task(queue.take("bob")))
        await asyncio.sleep(0)
        assert (queue.load("ann"), queue.load("bob")) == (20, 1)
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks)

    asyncio.run(run())


def test_a_bot_says_when_the_budget_ended_its_thought() -> None:
    """With one that is larger than its level's own seconds it does not, however long it thinks."""
    told = {}
    for budget in (1e-9, 5.0, None):
        question = question_for("oak", STATE, SEAT, None, FixedLuck(), budget)
        told[budget] = answer(bot(question), question).brief
    assert told == {1e-9: True, 5.0: False, None: False}


def test_four_bots_share_one_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They think as long as they may: what they are handed between two turns of Ann's is one wait at most."""
    budgets = tmp_path / "budgets"
    monkeypatch.setenv(VARIABLE, str(budgets))

    async def run() -> None:
        settings = Settings(tmp_path, beat=0, workers=2, wait=WAIT, full_wait=WAIT)
        engine = open_database(settings.url)
        house = House(settings, engine, ThoroughLuck())
        try:
            wish = NewTable("evergreen", [SeatWish("me"), *[OAK] * 4], start=True)
            room = await house.create(ANN, wish, "here")
            eyes = Eyes(ANN)
            room.enter(eyes)
            table, handed = room.table, 0
            for step in range(12):
                async with asyncio.timeout(60):
                    while 0 not in table.actors() or room.thinks:
                        await asyncio.sleep(0.01)
                lines = budgets.read_text().splitlines()[handed:] if budgets.exists() else []
                handed += len(lines)
                # In the opening all choose at once, and hers may be the last choice. What a thought leaves
                # of its share goes to the next: the shares may come to a little more than the wait.
                if step > 3:
                    assert sum(map(float, lines)) <= 2 * WAIT + len(lines) * LEAST
                action = table.game.table.name(table.options(0)[0])
                await room.play(ANN, 0, table.step, [action], f"t{step}")
            assert handed > 12
            assert room.brief
        finally:
            await house.close()
            engine.dispose()

    asyncio.run(run())
