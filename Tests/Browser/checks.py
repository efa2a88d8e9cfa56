"""Counts checks, for scripts whose last line is "N passed, N failed"."""

import sys

passed = 0
failed = 0


def check(name, holds, seen=""):
    """Counts a check, and reports it if it fails."""
    global passed, failed
    if holds:
        passed += 1
    else:
        failed += 1
        print(f"FAIL {name}" + (f"\n  seen: {str(seen)[:600]}" if seen != "" else ""))


def run(main):
    """Runs a script's checks, prints the counts, and ends the program; a crash is a failure."""
    global failed
    try:
        main()
    except Exception as error:
        failed += 1
        print(f"FAIL the test itself: {type(error).__name__}: {error}")
    print(f"{passed} passed, {failed} failed")
    sys.exit(failed > 0)
