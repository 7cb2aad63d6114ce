# For scripts that take a while: what is being done, how far it is, and for how long already. Read by other scripts.

every=${STOLIK_SAY_EVERY:-20} # seconds between two lines, where no terminal shows them going by

say() {
    [ ! -t 2 ] || printf '\r\033[K' >&2
    echo "stolik: $*" >&2
}

# How many steps are to be done, told by the script that begins; the scripts that it calls count on.
steps() {
    [ -z "${STOLIK_STEPS:-}" ] || return 0
    STOLIK_STEPS=$(mktemp -d)
    export STOLIK_STEPS STOLIK_STEPS_OF=$1
    trap '[ "${BASHPID:-$$}" != "$$" ] || rm -rf "$STOLIK_STEPS"' EXIT # a clock that is ended at once has the trap too
}
counted() { # "2 of 5: "; nothing where there is only one
    [ "${STOLIK_STEPS_OF:-1}" -gt 1 ] || return 0
    mktemp "$STOLIK_STEPS/XXXXXX" >/dev/null
    echo "$(ls "$STOLIK_STEPS" | wc -l) of $STOLIK_STEPS_OF: "
}

# Ends with the process it waits for, also where nobody is left to end it.
tell_time() { # what is done, the process that does it
    local passed=0
    while sleep 1 2>/dev/null && kill -0 "$2" 2>/dev/null; do
        passed=$((passed + 1))
        if [ -t 2 ]; then
            printf '\r\033[K        %d s\r' "$SECONDS" >&2
        elif [ $((passed % every)) = 0 ]; then
            say "$1: $passed s so far"
        fi
    done
}

# Runs a command, and time is told while nothing else is.
patiently() { # what is done, then the command
    local what=$1 status=0 job clock
    shift
    "$@" &
    job=$!
    tell_time "$what" "$job" >/dev/null &
    clock=$!
    disown "$clock"
    wait "$job" || status=$?
    kill -s KILL "$clock" 2>/dev/null || true # so that it cannot run the traps of the script
    [ ! -t 2 ] || printf '\r\033[K' >&2
    return "$status"
}

# Runs a command whose output nobody needs unless it fails.
busy() { # what is done, then the command
    local what=$1 log status=0
    shift
    log=$(mktemp)
    say "$(counted)$what ..."
    patiently "$what" into "$log" "$@" || status=$?
    [ "$status" = 0 ] || { tail -n 25 "$log" >&2 && say "this failed: $what"; }
    rm -f "$log"
    return "$status"
}
into() { "${@:2}" >"$1" 2>&1; }
