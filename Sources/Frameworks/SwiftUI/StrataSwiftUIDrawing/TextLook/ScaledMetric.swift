public import SwiftUICore

/// A number that scales with the user's text size.
///
/// Same as Apple's.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  @Environment(\.dynamicTypeSize) private var size

  /// Creates a metric that scales as body text does.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, relativeTo: .body)
  }

  /// Creates a metric that scales as a text style does.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value at the default text size.
  ///   - textStyle: The text style whose font size it follows.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  /// The value at the current text size, rounded.
  public var wrappedValue: Value { (base * Value(size.scale(of: style))).rounded() }
}
