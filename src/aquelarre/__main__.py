"""`python -m aquelarre` is the command `aquelarre`."""

import sys

if __name__ == "__main__":  # processes of a study import this module, and must not play
    try:
        from aquelarre.terminal.cli import main
    except KeyboardInterrupt:  # so early that nothing of ours can say goodbye
        sys.exit(130)
    sys.exit(main())
