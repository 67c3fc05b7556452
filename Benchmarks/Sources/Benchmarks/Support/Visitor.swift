import Foundation
import StrataDeviceServices
import StrataLiveSession
import StrataViewTree
import StrataWire
import SwiftUI

/// A browser window of a session holder: opens a page, presses buttons, reads the responses.
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
    else { throw NotMeasured("the session did not accept the message hello") }
    let connected = await holder.connect(peer, hello: hello, device: device, language: "en-GB")
    guard let connected else { throw NotMeasured("the session ended before it began") }
    session = connected
  }

  /// Returns the message that presses an element.
  func tap(_ id: Int) -> String {
    defer { events += 1 }
    return "[\(events + 1),\(events),\(id),\"tap\"]"
  }

  /// Delivers a message as a socket does. The response is in `peer` when this returns.
  func receive(_ text: String) throws {
    guard holder.receive(try ClientMessage(text), for: session, from: peer) else {
      throw NotMeasured("the session refused \(text)")
    }
  }
}

/// A generator of unique tokens.
@MainActor enum Tokens {
  private static var last = 0

  static func next() -> String {
    last += 1
    return "token-of-a-benchmark-\(last)"
  }
}

extension SessionHolder {
  /// Creates the sessions of one view, as an app's only window.
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
  /// Returns the number of the element with an `accessibilityIdentifier` in a page.
  func number(of identifier: String) throws -> Int {
    guard let mark = range(of: "data-testid=\"\(identifier)\""),
      let start = self[..<mark.lowerBound].range(of: "data-n=\"", options: .backwards),
      let end = self[start.upperBound...].firstIndex(of: "\""),
      let number = Int(self[start.upperBound..<end])
    else { throw NotMeasured("the page has no element '\(identifier)'") }
    return number
  }
}
