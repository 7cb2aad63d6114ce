import sys

from stolik.lab.bench.command import main

sys.exit(main())
