import sys

from stolik.lab.ladder.run import main

sys.exit(main())
