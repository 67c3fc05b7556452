import Foundation
import StrataDeviceServices

/// The body of an answer while it arrives in pieces, up to a maximum size.
///
/// It is a class, since appending to a value in a collection would copy all of it with each piece,
/// which can take longer than the answer takes to arrive.
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

  /// Appends a piece. Returns whether this piece was the first to exceed the maximum, in which case
  /// the whole body is dropped.
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
