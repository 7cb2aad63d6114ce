import sys

from stolik.lab.puzzles.run import main

sys.exit(main())
