import StrataRendering

/// The values that were used lately, so that equal ones share one storage.
///
/// Each slot has the latest value only, so it never needs more memory.
struct RecentValues<Value: Hashable> {
  private var slots = [Value?](repeating: nil, count: 512)

  /// Returns the value itself, or an equal one that is stored already.
  ///
  /// - Parameter isSame: Returns whether the stored value can replace the other.
  mutating func shared(_ value: Value, if isSame: (Value, Value) -> Bool = { $0 == $1 }) -> Value {
    let slot = Int(UInt(bitPattern: value.hashValue) % UInt(slots.count))
    if let known = slots[slot], isSame(known, value) { return known }
    slots[slot] = value
    return value
  }
}

/// The rules and attributes that elements got lately: those of the rows of a list are equal, and those
/// of the windows of a process.
@MainActor private enum SharedStorage {
  static var styles = RecentValues<[StyleRule]>()
  static var attributes = RecentValues<Attributes>()
}

extension Element {
  /// Shares the storage of the rules and of the attributes with an element that has the same ones.
  /// Long attributes are hardly ever equal, and would be kept for as long as their slot is.
  @MainActor func sharingStorage() -> Element {
    var copy = self
    if !style.isEmpty { copy.style = SharedStorage.styles.shared(style) }
    if !attributes.isEmpty, attributes.areShort {
      copy.attributes = SharedStorage.attributes.shared(attributes) { $0.isIdentical(to: $1) }
    }
    return copy
  }
}
