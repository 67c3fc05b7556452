import Foundation

/// The layout of values of protocol types in memory, for comparing them without unwrapping them.
///
/// Unsafe: an existential that may hold any value consists of three words for the value, its type,
/// and a table for each protocol. An existential for objects only has a single word for the object
/// instead of the value and the type.
enum ExistentialLayout {
  private static let word = MemoryLayout<UInt>.size

  /// Returns whether an existential type may hold other values than objects.
  ///
  /// The flags follow the kind, which is the first word of the type's metadata. The highest flag is
  /// set unless only objects fit.
  static func holdsAnyValue<Existential>(_ type: Existential.Type) -> Bool {
    let metadata = unsafeBitCast(type as Any.Type, to: UnsafeRawPointer.self)
    return MemoryLayout<Existential>.size >= 4 * word
      && metadata.load(fromByteOffset: word, as: UInt32.self) & 0x8000_0000 != 0
  }

  /// Returns whether two existentials that may hold any value have the same bytes, apart from bytes
  /// without a meaning.
  ///
  /// A value of more than three words is in a box that copies share. A smaller value leaves some
  /// words undefined.
  static func haveSameBytes(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    let kind = left.load(fromByteOffset: 3 * word, as: UnsafeRawPointer.self)
    guard kind == right.load(fromByteOffset: 3 * word, as: UnsafeRawPointer.self) else {
      return false
    }
    let size = size(of: unsafeBitCast(kind, to: Any.Type.self))
    return memcmp(left, right, size > 3 * word ? word : size) == 0
  }

  private static func size(of type: Any.Type) -> Int {
    func open<Value>(_ type: Value.Type) -> Int { MemoryLayout<Value>.size }
    return _openExistential(type, do: open)
  }
}
