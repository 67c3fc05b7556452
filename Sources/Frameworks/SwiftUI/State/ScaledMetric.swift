/// A number that grows with the size of text.
///
/// Partial: every text style grows alike.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  @Environment(\.dynamicTypeSize) private var size

  public init(wrappedValue: Value) { base = wrappedValue }

  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { base = wrappedValue }

  @MainActor public var wrappedValue: Value { (base * Value(size.scale)).rounded() }
}
