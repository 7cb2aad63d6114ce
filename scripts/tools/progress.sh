# For scripts that take a while: what is being done, and for how long already. Read by other scripts, never run.

say() {
    [ ! -t 2 ] || printf '\r\033[K' >&2
    echo "stolik: $*" >&2
}

# Runs a command whose output nobody needs unless it fails; at a terminal the seconds go by.
busy() { # what is done, then the command
    local what=$1 log status=0 job
    shift
    log=$(mktemp)
    say "$what ..."
    "$@" >"$log" 2>&1 &
    job=$!
    while [ -t 2 ] && kill -0 "$job" 2>/dev/null; do
        printf '\r\033[K        %d s' "$SECONDS" >&2
        sleep 1
    done
    wait "$job" || status=$?
    [ ! -t 2 ] || printf '\r\033[K' >&2
    [ "$status" = 0 ] || { tail -n 25 "$log" >&2 && say "this failed: $what"; }
    rm -f "$log"
    return "$status"
}
