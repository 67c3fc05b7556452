import StrataViewTree
public import SwiftUICore

/// A value that a view tells the layout around it.
///
///     struct Weight: LayoutValueKey { static let defaultValue = 1.0 }
///     Text("Twice").layoutValue(key: Weight.self, value: 2)
///
/// Same as Apple's.
public protocol LayoutValueKey {
  associatedtype Value
  /// What counts where a view tells nothing.
  static var defaultValue: Value { get }
}

/// What a layout prefers to be asked.
///
/// Same as Apple's.
public struct LayoutProperties: Sendable {
  /// Which way it stacks views, if it does.
  public var stackOrientation: Axis?
  public init() {}
}

struct LayoutValueModifier<K: LayoutValueKey>: SubviewTrait {
  typealias Body = Never
  var value: K.Value

  func write(_ traits: inout SubviewTraits) {
    traits.layoutValues[ObjectIdentifier(K.self)] = value
  }
}

/// Says how much a view counts among others, for layouts of the app's own.
struct LayoutPriorityTrait: SubviewTrait {
  typealias Body = Never
  var priority: Double

  func write(_ traits: inout SubviewTraits) { traits.priority = priority }
}

extension View {
  /// Tells the layout around this view a value.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(LayoutValueModifier<K>(value: value))
  }
}
