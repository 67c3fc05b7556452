import Glibc

/// Watches many sockets, and returns those that can be read.
struct Readiness {
  /// The sockets by their numbers; a negative one is not watched.
  private var watched: [pollfd] = []

  /// Watches a socket by a number, in place of the one that had it; none if there is no descriptor.
  mutating func watch(_ socket: Int32?, as number: Int) {
    while watched.count <= number {
      watched.append(pollfd(fd: -1, events: Int16(POLLIN), revents: 0))
    }
    watched[number].fd = socket ?? -1
  }

  /// Returns the numbers of sockets that have bytes to read or whose other side has closed them, as
  /// soon as there are any, or the time is over.
  mutating func wait(milliseconds: Int32) -> [Int] {
    guard poll(&watched, nfds_t(watched.count), milliseconds) > 0 else { return [] }
    return watched.indices.filter { watched[$0].fd >= 0 && watched[$0].revents != 0 }
  }
}
