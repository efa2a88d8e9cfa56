#!/usr/bin/env python3
"""Computes with SciPy and NumPy the values that the tests of TouchStatistics compare with.

    python3 Tests/TouchStatisticsTests/Reference/values.py            prints the table
    python3 Tests/TouchStatisticsTests/Reference/values.py --check    compares it with values.tsv

A line is: what is computed, its arguments with blanks between them, the values with blanks between them,
and by how much a value may differ, as a part of its size or, below 1, of 1.
"""
import os
import sys

import numpy as np
from scipy import optimize, special, stats

EXACT = 1e-10
# Bootstraps of different draws agree only so far.
DRAWN = 8e-3


def student(p, freedom):
    """Student's quantile; older SciPy's own has 10 digits only, which a step of Newton's mends."""
    t = stats.t.ppf(p, freedom)
    for _ in range(2):
        t -= (special.stdtr(freedom, t) - p) / stats.t.pdf(t, freedom)
    return t


def proportion(counts, confidence=0.95):
    """Wilson with an effective sample size, written anew from Documentation/Statistics.md."""
    x = np.array([c[0] for c in counts], float)
    n = np.array([c[1] for c in counts], float)
    total, m = n.sum(), len(n)
    p = x.sum() / total
    size = (n**2).sum() / total
    if 0 < p < 1 and total > m:
        between = (n * (x / n - p) ** 2).sum() / (m - 1)
        within = (x * (1 - x / n)).sum() / (total - m)
        usual = (total - size) / (m - 1)
        correlation = (between - within) / (between + (usual - 1) * within)
    else:
        correlation = 0.0
    z = stats.norm.ppf((1 + confidence) / 2)
    t = student((1 + confidence) / 2, m - 1)
    effect = 1 + max(size - 1, 0) * min(max(correlation, 0), 1)
    least = 1 + max(size - 1, 0) * 0.05
    estimated = t * t * effect if m < 5 else z * z + t * t * (effect - 1)
    trials = total * z * z / max(estimated, z * z * least)
    # Wilson's bounds are the rates whose distance from p is z spreads: solved here, not by the formula.
    def beyond(q):
        return (p - q) ** 2 - z * z * q * (1 - q) / trials
    lower = 0.0 if p == 0 else optimize.brentq(beyond, 0, p - 1e-12 * (p == 1), xtol=1e-15, rtol=1e-14)
    upper = 1.0 if p == 1 else optimize.brentq(beyond, p + 1e-12 * (p == 0), 1, xtol=1e-15, rtol=1e-14)
    return [correlation, trials, lower, upper]


def garwood(events, hours, confidence=0.95):
    tail = (1 - confidence) / 2
    lower = stats.chi2.ppf(tail, 2 * events) / 2 / hours if events else 0.0
    return [lower, stats.chi2.isf(tail, 2 * events + 2) / 2 / hours]


def paired(people, confidence=0.95):
    rows = np.array(people, float)
    m = len(rows)
    random = np.random.default_rng(7)
    sums = rows[random.integers(0, m, (200_000, m))].sum(axis=1)
    draws = sums[:, 2] / sums[:, 3] - sums[:, 0] / sums[:, 1]
    t = student((1 + confidence) / 2, m - 1)
    tail = stats.norm.cdf(-t * np.sqrt(m / (m - 1)))
    return list(np.quantile(draws, [tail, 1 - tail]))


COUNTS = [
    [(3, 20), (1, 20), (0, 20), (5, 20), (2, 20)],
    [(0, 20)] * 5,
    [(20, 20)] * 8,
    [(1, 20), (0, 20), (0, 20), (0, 20), (0, 20), (1, 20), (0, 20), (0, 20)],
    [(9, 10), (40, 50), (7, 7), (1, 3), (30, 31), (12, 20), (19, 20), (5, 9), (88, 100)],
    [(4, 12), (0, 30)],
    [(2, 9), (3, 9), (1, 9)],
    [(1, 1), (0, 1), (1, 1), (1, 1), (0, 1), (1, 1)],
    [(k % 4, 20) for k in range(60)],
    [(300, 1000), (100, 1000), (250, 1000), (50, 1000), (120, 1000), (400, 1000)],
]
PAIRS = [
    [(3, 20, 1, 20), (5, 20, 2, 20), (0, 20, 0, 20), (4, 20, 4, 20), (6, 20, 1, 20), (2, 20, 3, 20)],
    [(k % 5, 20, k % 3, 20) for k in range(30)],
]


def rows():
    for p in (1e-300, 1e-20, 1e-5, 0.001, 0.025, 0.05, 0.3, 0.5, 0.75, 0.95, 0.975, 0.999):
        yield "normal.quantile", [p], [stats.norm.ppf(p)], EXACT
    for z in (-30, -8.5, -3, -1.5, -0.1, 0, 0.7, 1.96, 5):
        yield "normal.cumulative", [z], [special.ndtr(z)], EXACT
    for freedom in (1, 2, 3, 4, 7, 14, 29.5, 59, 1000, 1e6):
        for p in (1e-8, 0.005, 0.025, 0.2, 0.6, 0.95, 0.975, 0.9995):
            yield "t.quantile", [p, freedom], [student(p, freedom)], EXACT
        for t in (-40, -2.5, -0.01, 0.3, 1.7, 12):
            yield "t.cumulative", [t, freedom], [special.stdtr(freedom, t)], EXACT
    for x in (1e-5, 0.1, 0.5, 1, 1.5, 2, 10, 100.25, 1e4, 1e6):
        yield "loggamma", [x], [special.gammaln(x)], EXACT
    for a, b in ((0.5, 0.5), (2, 3), (0.5, 29.5), (20, 1), (150, 80), (3000, 4000)):
        for x in (1e-3, 0.1, 0.4, 0.6, 0.99):
            yield "beta", [x, a, b], [special.betainc(a, b, x)], EXACT
    for a in (0.5, 1, 3, 40, 1000, 1e5):
        for part in (0.5, 0.9, 1, 1.1, 2):
            yield "gamma", [part * a, a], [special.gammainc(a, part * a), special.gammaincc(a, part * a)], EXACT
    for events, hours in ((0, 1), (1, 2.5), (3, 0.1), (10, 10), (57, 8), (1000, 24), (100000, 1)):
        yield "poisson", [events, hours, 0.95], garwood(events, hours), EXACT
    yield "poisson", [4, 1, 0.99], garwood(4, 1, 0.99), EXACT
    for counts in COUNTS:
        for confidence in (0.9, 0.95):
            flat = [confidence] + [part for count in counts for part in count]
            yield "proportion", flat, proportion(counts, confidence), EXACT
    for people in PAIRS:
        yield "paired", [part for person in people for part in person], paired(people), DRAWN


def line(row):
    name, arguments, values, precision = row
    return "\t".join(
        [name, " ".join(f"{float(x):.17g}" for x in arguments),
         " ".join(f"{float(x):.17g}" for x in values), f"{precision:g}"]
    )


def main():
    lines = [line(row) for row in rows()]
    if sys.argv[1:] != ["--check"]:
        print("\n".join(lines))
        return 0
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "values.tsv")
    with open(path) as file:
        stored = file.read().splitlines()
    bad = 0 if len(stored) == len(lines) else 1
    for mine, other in zip(lines, stored):
        a, b = mine.split("\t"), other.split("\t")
        same = a[:2] == b[:2] and all(
            x == y or abs(float(x) - float(y)) <= float(a[3]) / 10 * max(abs(float(x)), 1e-300)
            for x, y in zip(a[2].split(), b[2].split())
        )
        if not same:
            bad += 1
            print(f"FAIL {other} should be {mine}")
    print(f"{len(lines) - min(bad, len(lines))} passed, {bad} failed")
    return 1 if bad else 0


sys.exit(main())
