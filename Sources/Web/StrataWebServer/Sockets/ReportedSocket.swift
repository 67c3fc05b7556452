import Glibc

/// Asks the system to report a socket as readable only once this number of bytes has arrived, or
/// its peer sends nothing any more.
func reportSocket(_ descriptor: Int32, after count: Int) {
  var count = Int32(count)
  setsockopt(descriptor, SOL_SOCKET, SO_RCVLOWAT, &count, socklen_t(MemoryLayout<Int32>.size))
}
