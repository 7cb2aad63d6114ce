#!/bin/sh
# Answers at random. A question is a line that begins {"count": 7, …; the answer is a line with a number from 0 to 6.
luck=$((${STOLIK_SEED:-1} % 2147483648))
while IFS= read -r question; do
    count=${question#*\"count\": }
    count=${count%%,*}
    luck=$(((luck * 1103515245 + 12345) % 2147483648))
    echo $((luck / 65536 % count))
done
