"""Self-play: the network decides for every seat of many games, and every decision is judged by what came of it."""

from dataclasses import dataclass, fields

import numpy as np
import torch
from torch import Tensor

from toque.batch import Batch
from toque.batch.arrays import row_of_observations
from toque.core.game import Game
from toque.core.types import Numbers
from toque.learning.features import tables
from toque.learning.model import HEADS, LEAD, VICTORY, Model, masked, unpacked
from toque.learning.teacher import Teacher

SCALE = 15.0
"""The lead, in points, that is worth half of the possible gain."""
TRUST = 0.95
"""How far a decision is judged by what came later, and not by the value right after it (lambda)."""
MISTAKES = 0.1
"""How often something else is played than the teacher advises."""


@dataclass
class Decisions:
    """Decisions of one stretch of self-play, one row each."""

    observations: Tensor
    masks: Tensor
    """The legal actions as bits."""
    actions: Tensor
    chances: Tensor
    """The logarithm of the chance with which the action was drawn."""
    targets: Tensor
    """What the values should have been."""
    gains: Tensor
    """How much better it went than expected."""

    def rows(self, which: Tensor) -> "Decisions":
        """Some of them."""
        return Decisions(*(getattr(self, field.name)[which] for field in fields(self)))

    def __len__(self) -> int:
        return len(self.actions)


@dataclass
class Ended:
    """The games that ended in a stretch."""

    games: int
    points: float
    """The mean of all seats."""


class SelfPlay:
    """Games that go on from stretch to stretch. Half of the tables have the usual options, half any others."""

    def __init__(self, game: Game, count: int, seed: object, device: torch.device, threads: int | None = None) -> None:
        self.game, self.device = game, device
        random = np.random.default_rng(list(str(seed).encode()))
        places = tables(game)
        usual = [place for place in places if place[1] == game.options()]
        chosen = [
            usual[i // 2 % len(usual)] if i % 2 == 0 else places[random.integers(len(places))] for i in range(count)
        ]
        self.players = torch.tensor([players for players, _ in chosen])
        self.batch = Batch(
            game,
            count,
            players=[players for players, _ in chosen],
            options=[options for _, options in chosen],
            seed=seed,
            threads=threads,
            check=False,
        )
        shape = (count, row_of_observations(game))
        self._seen = torch.empty(shape, dtype=torch.int16, pin_memory=device.type == "cuda")

        self._teacher = Teacher(self.batch, seed, threads)

    def close(self) -> None:
        """Free the games."""
        self._teacher.close()
        self.batch.close()

    @torch.no_grad()
    def stretch(self, model: Model, steps: int, *, is_taught: bool = False) -> tuple[Decisions, Ended]:
        """Play that many steps in every game: as the network decides, or as the teacher advises.

        Some of the teacher's actions are replaced by random ones: the network learns what to do after mistakes.
        """
        played, values, seats, ends, results = [], [], [], [], []
        for _ in range(steps):
            observations = self._observed()
            bits = self._sent(self.batch.legal_mask())
            logits, value = model(observations)
            chances = masked(logits, unpacked(bits, self.game.action_count))
            chosen = self._sent(self._teacher.actions()) if is_taught else drawn(chances)
            seats.append(torch.from_numpy(self.batch.seats.astype(np.int64)))
            played.append((observations, bits, chosen, chances.gather(1, chosen[:, None]).squeeze(1)))
            values.append(torch.sigmoid(value).cpu())
            self.batch.step(self._with_mistakes(chosen) if is_taught else chosen.cpu().numpy())
            ends.append(torch.from_numpy(self.batch.done.astype(bool)))
            results.append(worth(self.batch.results, self.players) if ends[-1].any() else None)
        targets, gains = judged(values, seats, ends, results, self._values_now(model))
        seen, masks, actions, chances = (torch.cat(column) for column in zip(*played, strict=True))
        decisions = Decisions(seen, masks, actions, chances, targets.to(self.device), gains.to(self.device))
        return decisions, self._ended(ends)

    def _with_mistakes(self, chosen: Tensor) -> Numbers:
        """The same actions, but some of them random."""
        errs = torch.rand(len(chosen)) < MISTAKES
        return np.where(errs.numpy(), self.batch.sample(), chosen.cpu().numpy())

    def _observed(self, seats: Numbers = None) -> Tensor:
        """What the seats that decide observe, or others; a copy on the device."""
        self.batch.observe(seats, out=self._seen.numpy())
        return self._seen.to(self.device, copy=True)

    def _sent(self, array: Numbers) -> Tensor:
        """A copy on the device."""
        return torch.tensor(array).to(self.device)

    def _values_now(self, model: Model) -> Tensor:
        """What each seat of every game is worth now."""
        found = torch.zeros(len(self.batch), self.game.max_players, HEADS)
        for seat in range(self.game.max_players):
            looks = np.where(self.players.numpy() > seat, seat, -1).astype(np.int8)
            _, value = model(self._observed(looks))
            found[:, seat] = torch.sigmoid(value).cpu()
        return found

    def _ended(self, ends: list[Tensor]) -> Ended:
        points = self.batch.results[:, :, 0].sum() / max(1, int(self.players.sum()))
        return Ended(int(sum(int(end.sum()) for end in ends)), float(points))


def drawn(chances: Tensor) -> Tensor:
    """An action for each row, by its chance."""
    noise = -torch.log(-torch.log(torch.rand_like(chances).clamp(1e-12, 1 - 1e-7)))
    return (chances + noise).argmax(1)


def worth(results: Numbers, players: Tensor) -> Tensor:
    """What the end of a game is worth to each seat: its share of the victory, and its lead over its best rival."""
    points, ranks = (torch.from_numpy(results[:, :, column].astype(np.float32)) for column in (0, 1))
    there = torch.arange(points.shape[1])[None] < players[:, None]
    won = ((ranks == 1) & there).float()
    found = torch.zeros(*points.shape, HEADS)
    found[:, :, VICTORY] = won / won.sum(1, keepdim=True).clamp_min(1)
    for seat in range(points.shape[1]):
        rivals = points.masked_fill(~there, -torch.inf).clone()
        rivals[:, seat] = -torch.inf
        lead = points[:, seat] - rivals.max(1).values
        found[:, seat, LEAD] = 0.5 + 0.5 * lead / (SCALE + lead.abs())
    return torch.where(there[:, :, None], found, 0)


def judged(
    values: list[Tensor], seats: list[Tensor], ends: list[Tensor], results: list[Tensor | None], now: Tensor
) -> tuple[Tensor, Tensor]:
    """Go back from the end: what each decision's values should have been, and its gain.

    A seat's decision is followed by its own next one, whatever the others do in between. A gain is the mean of both
    values' gains.
    """
    later, gain = now.clone(), torch.zeros_like(now)
    games = torch.arange(len(now))
    targets, gains = [], []
    for value, seat, end, result in reversed(list(zip(values, seats, ends, results, strict=True))):
        if result is not None:
            later[end], gain[end] = result[end], 0.0
        own = later[games, seat] - value + TRUST * gain[games, seat]
        later[games, seat], gain[games, seat] = value, own
        targets.append(own + value)
        gains.append(own.mean(1))
    return torch.cat(targets[::-1]), torch.cat(gains[::-1])
