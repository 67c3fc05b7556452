import Foundation
import StrataDeviceServices

/// The body of an answer while it comes in piece by piece: never more of it than may be kept.
///
/// A class, since whoever takes a value out of a collection and adds to it copies all that is there:
/// an answer of many pieces then comes in faster than it is put together.
final class ArrivingBody: Sendable {
  private struct Held: Sendable {
    var bytes = Data()
    var isTooLarge = false
  }

  let largest: Int
  private let held = Locked(Held())

  init(largest: Int) { self.largest = largest }

  /// What came so far; nothing where it was too much.
  var bytes: Data? { held.withLock { $0.isTooLarge ? nil : $0.bytes } }

  /// Adds a piece. Whether it was the first that is too much: all of it goes then.
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
