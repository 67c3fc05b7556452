import Foundation
import StrataDeviceServices

/// The body of an answer while it arrives in pieces, up to a maximum size.
///
/// A class, since taking a value out of a collection and appending to it would copy all of it with
/// each piece: an answer of many pieces would arrive faster than it is assembled.
final class ArrivingBody: Sendable {
  private struct Held: Sendable {
    var bytes = Data()
    var isTooLarge = false
  }

  let largest: Int
  private let held = Locked(Held())

  init(largest: Int) { self.largest = largest }

  /// The bytes so far; `nil` if they exceeded the maximum.
  var bytes: Data? { held.withLock { $0.isTooLarge ? nil : $0.bytes } }

  /// Appends a piece. Returns whether it was the first to exceed the maximum, which drops all of
  /// the body.
  func take(_ piece: Data) -> Bool {
    held.withLock { held in
      guard !held.isTooLarge else { return false }
      guard held.bytes.count + piece.count > largest else {
        held.bytes.append(piece)
        return false
      }
      held = Held(isTooLarge: true)
      return true
    }
  }
}
