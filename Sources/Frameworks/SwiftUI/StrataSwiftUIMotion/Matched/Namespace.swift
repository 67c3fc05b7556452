public import SwiftUICore
import Synchronization

/// A namespace for identifiers, unique to one view.
///
///     @Namespace private var cards
///     Card().matchedGeometryEffect(id: card.id, in: cards)
///
/// Same as Apple's.
@propertyWrapper public struct Namespace: DynamicProperty, Sendable {
  /// The identity of a namespace.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  private var id = ID(number: 0)

  /// Creates a namespace for identifiers, unique to one view.
  public init() {}

  /// The identity of the namespace.
  public var wrappedValue: ID { id }

  @MainActor public mutating func _connect(_ storage: _DynamicStorage, slot: Int) {
    id = storage.object(slot) { Number() }.id
  }

  private final class Number {
    private static let last = Atomic(0)
    let id = ID(number: last.add(1, ordering: .relaxed).newValue)
  }
}
