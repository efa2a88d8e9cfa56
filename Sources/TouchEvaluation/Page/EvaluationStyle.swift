import TouchReport

/// How an evaluation's page looks.
enum EvaluationStyle {
  static let text =
    PageFiles.colors + """
      body { margin: 0 auto; max-width: 74rem; padding: 1.5rem; background: var(--paper);
        color: var(--ink); font: 15px/1.5 system-ui, sans-serif; }
      h1 { font-size: 1.5rem; margin: 0 0 .25rem; } h2 { font-size: 1.1rem; margin: 2rem 0 .5rem; }
      h3 { font-size: .95rem; margin: 0 0 .25rem; } p { margin: .25rem 0; } a { color: var(--accent); }
      .soft { color: var(--muted); } .warning { background: var(--waiting-soft); color: var(--waiting);
        padding: .6rem .9rem; border-radius: .5rem; font-weight: 600; }
      .scroll { overflow-x: auto; }
      table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
      th, td { text-align: right; padding: .25rem .7rem; border-bottom: 1px solid var(--line);
        white-space: nowrap; }
      th { font-weight: 600; color: var(--muted); }
      th:first-child, td:first-child, th.text, td.text { text-align: left; }
      td.wide { white-space: normal; min-width: 20rem; }
      .right { background: color-mix(in srgb, var(--accent) 22%, transparent); }
      .wrong { background: color-mix(in srgb, var(--failed) 26%, transparent); }
      .charts { display: flex; flex-wrap: wrap; gap: 1rem; }
      .chart { background: var(--panel); padding: .8rem; border-radius: .6rem; }
      svg { display: block; } svg text { fill: var(--muted); font-size: 10px; }
      .axis { stroke: var(--line); } .meant { fill: var(--accent); } .other { fill: var(--failed); }
      .limit { stroke: var(--ink); stroke-dasharray: 3 2; }
      .curve { fill: none; stroke: var(--accent); stroke-width: 1.5; } .now { fill: var(--failed); }
      """
}
