import sys

from stolik.lab.bench.run import main

sys.exit(main())
