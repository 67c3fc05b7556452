import Glibc

let streamSocket = Int32(SOCK_STREAM.rawValue)

/// The flag for new sockets by which child processes do not inherit them.
let closedOnExec = Int32(SOCK_CLOEXEC.rawValue)

func lastError() -> String { String(cString: strerror(errno)) }
