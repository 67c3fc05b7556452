import Foundation
import StrataDeviceServices
import StrataLiveSession
import StrataViewTree
import StrataWire
import SwiftUI

/// A browser window at a session holder: opens a page, presses buttons, reads what comes back.
@MainActor final class Visitor {
  let holder: SessionHolder
  let session: LiveSession
  let peer = LastMessage()
  /// The page as it was sent.
  let page: String
  private var events = 0

  init(_ holder: SessionHolder, url: String = "/") async throws {
    self.holder = holder
    let device = Device(id: DeviceID(rawValue: Tokens.next()))
    let opened = await holder.open(device: device, url: url, language: "en-GB")
    page = opened.page.contents.joined()
    guard case .hello(let hello) = try ClientMessage("[\"h\",1,\"\(opened.token)\",0,\"\(url)\"]")
    else { throw NotMeasured("a hello is not read as one") }
    let connected = await holder.connect(peer, hello: hello, device: device, language: "en-GB")
    guard let connected else { throw NotMeasured("the session ended before it began") }
    session = connected
  }

  /// The message that presses an element.
  func tap(_ id: Int) -> String {
    defer { events += 1 }
    return "[\(events + 1),\(events),\(id),\"tap\"]"
  }

  /// Hands a message over as a socket does. What comes back is in `peer` when this returns.
  func receive(_ text: String) throws {
    guard holder.receive(try ClientMessage(text), for: session, from: peer) else {
      throw NotMeasured("the session refused \(text)")
    }
  }
}

/// Names that are used once.
@MainActor enum Tokens {
  private static var last = 0

  static func next() -> String {
    last += 1
    return "token-of-a-benchmark-\(last)"
  }
}

extension SessionHolder {
  /// The sessions of one view, as an app's only window.
  convenience init<Content: View>(
    limits: Limits = Limits(), @ViewBuilder _ content: @escaping @MainActor () -> Content
  ) {
    let application = Application(name: "bench") { window in
      WindowGroup { content() }._mount(in: window)
    }
    self.init(application, limits: limits, clock: ContinuousClock(), makeToken: Tokens.next)
  }
}

extension String {
  /// The number of the element with an `accessibilityIdentifier`, in a page.
  func number(of identifier: String) throws -> Int {
    guard let mark = range(of: "data-testid=\"\(identifier)\""),
      let start = self[..<mark.lowerBound].range(of: "data-n=\"", options: .backwards),
      let end = self[start.upperBound...].firstIndex(of: "\""),
      let number = Int(self[start.upperBound..<end])
    else { throw NotMeasured("the page has no element '\(identifier)'") }
    return number
  }
}
