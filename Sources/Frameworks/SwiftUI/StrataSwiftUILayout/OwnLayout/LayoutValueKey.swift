import StrataViewTree
public import SwiftUICore

/// A key for a value that a view passes to the layout around it.
///
///     struct Weight: LayoutValueKey { static let defaultValue = 1.0 }
///     Text("Twice").layoutValue(key: Weight.self, value: 2)
///
/// Same as Apple's.
public protocol LayoutValueKey {
  /// The type of the value that a layout reads under the key.
  associatedtype Value
  /// The value of views that do not set the key.
  static var defaultValue: Value { get }
}

/// The properties of a layout.
///
/// Same as Apple's.
public struct LayoutProperties: Sendable {
  /// The axis along which the layout stacks views; `nil` if it stacks none.
  public var stackOrientation: Axis?
  /// Creates the default properties.
  public init() {}
}

nonisolated struct LayoutValueModifier<K: LayoutValueKey>: SubviewTrait {
  typealias Body = Never
  var value: K.Value

  @MainActor func write(_ traits: inout SubviewTraits) {
    traits.layoutValues[ObjectIdentifier(K.self)] = value
  }
}

/// A trait that sets the priority of a view for custom layouts.
struct LayoutPriorityTrait: SubviewTrait {
  typealias Body = Never
  var priority: Double

  func write(_ traits: inout SubviewTraits) { traits.priority = priority }
}

extension View {
  /// Sets a value that the layout around this view can read.
  ///
  /// - Parameters:
  ///   - key: The type of the key.
  ///   - value: The value for the layout to read.
  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(LayoutValueModifier<K>(value: value))
  }
}
