"""`python -m stolik` is `stolik`."""

import sys

from stolik.cli import main

sys.exit(main())
