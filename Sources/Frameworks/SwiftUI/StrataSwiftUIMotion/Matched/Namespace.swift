public import SwiftUICore
import Synchronization

/// Names that belong to one view and clash with nobody's.
///
///     @Namespace private var cards
///     Card().matchedGeometryEffect(id: card.id, in: cards)
///
/// Same as Apple's.
@propertyWrapper public struct Namespace: DynamicProperty, Sendable {
  /// What tells one namespace from another.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  private var id = ID(number: 0)

  public init() {}

  public var wrappedValue: ID { id }

  @MainActor public mutating func _connect(_ storage: _DynamicStorage, slot: Int) {
    id = storage.object(slot) { Number() }.id
  }

  private final class Number {
    private static let last = Atomic(0)
    let id = ID(number: last.add(1, ordering: .relaxed).newValue)
  }
}
