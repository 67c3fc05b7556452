import Glibc

let streamSocket = Int32(SOCK_STREAM.rawValue)

/// Child processes must not inherit the tests' sockets.
let closedOnExec = Int32(SOCK_CLOEXEC.rawValue)

func lastError() -> String { String(cString: strerror(errno)) }
