import Foundation

/// The line from a window to its server. One that is lost is made again as the client does
/// (`line.js`): at once, then after pauses that double, and after three seconds of silence while an
/// answer is awaited.
struct VisitorLine {
  typealias Instant = ContinuousClock.Instant

  private enum State {
    case waiting(until: Instant)
    case upgrading, greeting, live
  }

  private let port: Int
  private let cookie: String
  private(set) var socket: Socket?
  private var state = State.waiting(until: .now)
  /// The time since which the line has its state, and that of the last message or question.
  private var since = Instant.now, heard = Instant.now
  private var upgraded = Instant.now
  private var attempts = 0
  private var hasProbed = false
  private var patience = Duration.seconds(3)
  /// The number of lines that were lost while they were live.
  private(set) var losses = 0
  /// The time when the line was lost; `nil` while it is live, and before it was for the first time.
  private var lost: Instant?
  /// The times that this line needed to connect again.
  private(set) var stages = LineStages()

  init(port: Int, cookie: String) {
    self.port = port
    self.cookie = cookie
  }

  /// A Boolean value that indicates whether the server has accepted the page.
  var isLive: Bool { if case .live = state { true } else { false } }

  /// Does what is due: connects, gives up a line that is silent, or asks whether it works.
  ///
  /// - Parameter awaits: Whether an answer is awaited.
  mutating func turn(at now: Instant, awaits: Bool) {
    switch state {
    case .waiting(let until): if now >= until { connect(at: now) }
    case .upgrading, .greeting: if now - since > .seconds(8) { lose(at: now) }
    case .live: listen(at: now, awaits: awaits)
    }
  }

  /// Reads what has arrived; `isCut` says that the line is lost after it.
  ///
  /// - Parameter hello: The message that is sent as soon as the line is open.
  mutating func receive(hello: String) -> (texts: [String], isCut: Bool) {
    guard let socket else { return ([], false) }
    var texts: [String] = []
    do {
      try socket.fill()
      if case .upgrading = state, socket.hasHead {
        try socket.readUpgrade()
        try socket.send(text: hello)
        state = .greeting
        upgraded = .now
      }
      if case .upgrading = state { return ([], false) }
      while try socket.hasMessage() { texts.append(try socket.receive()) }
    } catch {
      return (texts, true)
    }
    note(texts)
    return (texts, false)
  }

  private mutating func note(_ texts: [String]) {
    guard !texts.isEmpty else { return }
    (heard, hasProbed) = (.now, false)
  }

  /// Records that the server has accepted the page.
  mutating func welcomed(at now: Instant) {
    if let lost {
      stages.note(lost: lost, begun: since, upgraded: upgraded, accepted: now)
    }
    (state, since, heard, lost) = (.live, now, now, nil)
  }

  mutating func send(_ text: String, at now: Instant) {
    do { try socket?.send(text: text) } catch { lose(at: now) }
  }

  /// Closes the line, and plans the next one.
  mutating func lose(at now: Instant) {
    if isLive {
      losses += 1
      lost = now
      // Only a line that lasted resets the pause.
      if now - since > .seconds(2) { attempts = 0 }
    }
    socket = nil
    let pause = attempts == 0 ? 0 : min(5_000, 125 * pow(2, Double(attempts)))
    attempts += 1
    (since, hasProbed) = (now, false)
    state = .waiting(until: now + .milliseconds(pause * Double.random(in: 0.75...1.25)))
  }

  private mutating func connect(at now: Instant) {
    (state, since) = (.upgrading, now)
    do {
      let socket = try Socket(port: port)
      try socket.askForUpgrade(cookie: cookie)
      self.socket = socket
    } catch {
      lose(at: now)
    }
  }

  private mutating func listen(at now: Instant, awaits: Bool) {
    guard awaits else { return heard = now }
    let silence = now - heard
    if silence > patience {
      // The next one may only be slow.
      patience = .seconds(10)
      lose(at: now)
    } else if silence > .seconds(1), !hasProbed {
      hasProbed = true
      send("[\"p\"]", at: now)
    }
  }
}
