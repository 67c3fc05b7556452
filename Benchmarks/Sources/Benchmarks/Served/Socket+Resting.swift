import Foundation
import Glibc

extension Socket {
  /// Answers the pings of many sockets for a while, as browsers do automatically.
  static func rest(_ sockets: [Socket], for duration: Duration) throws {
    var watched = sockets.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
    let end = ContinuousClock.now + duration
    repeat {
      guard poll(&watched, nfds_t(watched.count), 10) > 0 else { continue }
      for (index, state) in watched.enumerated() where state.revents != 0 {
        try sockets[index].answerPings()
      }
    } while ContinuousClock.now < end
  }

  private func answerPings() throws {
    try fill()
    while let length = pending.dropFirst().first.map(Int.init), pending.count >= 2 + length {
      let frame = try read(2 + length)
      guard frame[0] == 0x89 else {
        throw NotMeasured("the server sent a frame other than a ping: \(frame)")
      }
      try write([0x8A, 0x80 | UInt8(length), 0, 0, 0, 0] + frame.dropFirst(2))
    }
  }
}
