/// How an evaluation's page looks.
enum EvaluationStyle {
  static let text = """
    :root { color-scheme: light dark; --ink: #1c1c1e; --soft: #6a6a70; --line: #d5d5da; --ground: #fff;
      --card: #f6f6f8; --meant: #2a6fdb; --other: #c4562e; --warn: #8a5a00; --warnground: #fff3d6; }
    @media (prefers-color-scheme: dark) { :root { --ink: #f2f2f4; --soft: #a2a2aa; --line: #3c3c42;
      --ground: #161618; --card: #202024; --meant: #6ea8ff; --other: #f08a5d; --warn: #ffd479;
      --warnground: #3a2f14; } }
    body { margin: 0 auto; max-width: 74rem; padding: 1.5rem; background: var(--ground);
      color: var(--ink); font: 15px/1.5 system-ui, sans-serif; }
    h1 { font-size: 1.5rem; margin: 0 0 .25rem; } h2 { font-size: 1.1rem; margin: 2rem 0 .5rem; }
    h3 { font-size: .95rem; margin: 0 0 .25rem; } p { margin: .25rem 0; } a { color: var(--meant); }
    .soft { color: var(--soft); } .warning { background: var(--warnground); color: var(--warn);
      padding: .6rem .9rem; border-radius: .5rem; font-weight: 600; }
    .scroll { overflow-x: auto; }
    table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
    th, td { text-align: right; padding: .25rem .7rem; border-bottom: 1px solid var(--line);
      white-space: nowrap; }
    th { font-weight: 600; color: var(--soft); }
    th:first-child, td:first-child, th.text, td.text { text-align: left; }
    td.wide { white-space: normal; min-width: 20rem; }
    .right { background: color-mix(in srgb, var(--meant) 22%, transparent); }
    .wrong { background: color-mix(in srgb, var(--other) 26%, transparent); }
    .charts { display: flex; flex-wrap: wrap; gap: 1rem; }
    .chart { background: var(--card); padding: .8rem; border-radius: .6rem; }
    svg { display: block; } svg text { fill: var(--soft); font-size: 10px; }
    .axis { stroke: var(--line); } .meant { fill: var(--meant); } .other { fill: var(--other); }
    .limit { stroke: var(--ink); stroke-dasharray: 3 2; }
    .curve { fill: none; stroke: var(--meant); stroke-width: 1.5; } .now { fill: var(--other); }
    """
}
