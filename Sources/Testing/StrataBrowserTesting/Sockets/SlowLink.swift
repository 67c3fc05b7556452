public import Foundation

/// A slow or unreliable connection between a browser and a server on this machine.
///
///     let link = try SlowLink(to: app.url)
///     link.delay(.milliseconds(150), jitter: .milliseconds(40))   // each way
///     try await browser.open(link.url)
///     link.cut()                                                  // as in a tunnel
///     link.restore()
///
/// It is a TCP proxy, so WebSockets work, too, and keeps the order of bytes. The server sees the
/// link's host and port in `Host` and `Origin`.
public final class SlowLink: Sendable {
  /// The URL to open instead of the server's.
  public let url: URL
  private let listener: RawListener
  private let state: Watched<State>

  struct State: Sendable {
    var delay = Duration.zero
    var jitter = Duration.zero
    var isCut = false
    var chance = SeededChance()
    var open: [ObjectIdentifier: RawSocket] = [:]
  }

  /// Opens a proxy for a server.
  ///
  /// - Throws: ``RawSocketError`` if no port is free.
  public init(to server: URL) throws {
    let state = Watched(State())
    let (host, port) = (server.host ?? "127.0.0.1", server.port ?? 80)
    listener = try RawListener { client in
      let server = try RawSocket.open(host: host, port: port, by: .after(patience))
      Self.carry(client, server, state)
    }
    self.state = state
    var address = URLComponents(url: server, resolvingAgainstBaseURL: false) ?? URLComponents()
    address.host = "127.0.0.1"
    address.port = listener.port
    url = address.url ?? server
  }

  deinit { cut() }

  /// Delays all following bytes, in each direction.
  ///
  /// - Parameters:
  ///   - delay: The minimum delay.
  ///   - jitter: The maximum additional delay, random for each piece.
  public func delay(_ delay: Duration, jitter: Duration = .zero) {
    state.change {
      $0.delay = delay
      $0.jitter = jitter
    }
  }

  /// Drops every connection and refuses new ones, until ``restore()``.
  public func cut() {
    let dropped = state.change { state in
      state.isCut = true
      defer { state.open = [:] }
      return Array(state.open.values)
    }
    dropped.forEach { $0.reset() }
  }

  /// Accepts connections again; dropped connections are not restored.
  public func restore() { state.change { $0.isCut = false } }

  /// Transfers the bytes of a connection in both directions until either side ends it.
  private static func carry(_ client: RawSocket, _ server: RawSocket, _ state: Watched<State>) {
    let ends = [client, server]
    let isCut = state.change { state in
      if !state.isCut { ends.forEach { state.open[ObjectIdentifier($0)] = $0 } }
      return state.isCut
    }
    if isCut { return client.reset() }
    let done = Watched(0)
    Thread.detachNewThread {
      Lane(from: server, to: client, state).run()
      done.change { $0 += 1 }
    }
    Lane(from: client, to: server, state).run()
    _ = done.wait(by: .after(.seconds(86_400))) { $0 > 0 ? true : nil }
    state.change { state in ends.forEach { state.open[ObjectIdentifier($0)] = nil } }
  }
}

/// A random number generator with the same jitter in each run, so that failures are reproducible.
struct SeededChance: Sendable, RandomNumberGenerator {
  private var state: UInt64 = 0x9e37_79b9_7f4a_7c15

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 33
  }
}
