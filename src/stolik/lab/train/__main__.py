import sys

from stolik.lab.train.run import main

sys.exit(main())
