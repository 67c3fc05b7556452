import Glibc

let streamSocket = Int32(SOCK_STREAM.rawValue)

/// Processes that the tests start must not inherit their sockets.
let closedOnExec = Int32(SOCK_CLOEXEC.rawValue)

func lastError() -> String { String(cString: strerror(errno)) }
