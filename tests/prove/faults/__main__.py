"""Plants the faults, or those named; exits with 1 when one is not noticed."""

import sys

from tests.prove.faults import read_faults, run_faults

if __name__ == "__main__":
    try:
        faults = read_faults(sys.argv[1:])
    except ValueError as error:
        sys.exit(str(error))
    sys.exit(int(run_faults(faults) > 0))
