import Synchronization

/// A value of an environment that may become another one while its link stays, and who read it.
///
/// Apps put closures and models into the environment anew each time they draw a page. With a link
/// of its own each of them would draw everything below again; this way only who read it is drawn.
public final class StandingValue: Sendable {
  private struct Reader {
    weak var place: EvaluatingNode?
  }

  // @unchecked: values of views stay on the main actor, whoever asks for them.
  private struct Told: @unchecked Sendable {
    var value: Any
    var readers: [ObjectIdentifier: Reader] = [:]
    /// How many readers there may be before those that are gone are looked for.
    var room = 32
    var isReadByStrangers = false

    mutating func note(_ place: EvaluatingNode) {
      readers[ObjectIdentifier(place)] = Reader(place: place)
      guard readers.count > room else { return }
      readers = readers.filter { $0.value.place != nil }
      room = max(32, 2 * readers.count)
    }
  }

  private let told: Mutex<Told>

  public init(_ value: Any) { told = Mutex(Told(value: value)) }

  /// Whether somebody read the value who cannot be computed again alone: then only a new link tells
  /// everybody of another one.
  public var isReadByStrangers: Bool { told.withLock { $0.isReadByStrangers } }

  /// How many places are told of another value.
  var readerCount: Int { told.withLock { $0.readers.count } }

  /// The value as it stands.
  ///
  /// - Parameter place: What is to be computed again once it is another one; without one, all below.
  func read(for place: EvaluatingNode?) -> Any {
    told.withLock { told -> Sent in
      if let place { told.note(place) } else { told.isReadByStrangers = true }
      return Sent(value: told.value)
    }.value
  }

  /// Sets another value; the places that read the last one are computed again in this flush.
  ///
  /// - Parameter cause: Why: what is seen of it moves as everything else that has this cause.
  @MainActor public func change(to value: Any, for cause: Cause?) {
    let value = Sent(value: value)
    let readers = told.withLock { told in
      told.value = value.value
      defer { told.readers = [:] }
      return told.readers.values.compactMap(\.place)
    }
    for reader in readers { reader.invalidate(for: cause) }
  }

  // @unchecked: see ``Told``.
  private struct Sent: @unchecked Sendable {
    var value: Any
  }
}
