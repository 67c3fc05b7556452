/// The part of a class' metadata that lists the implementation of each method that a subclass may
/// override. Compiled code calls these methods through it.
///
/// Swift's ABI on Linux fixes its layout: seven words, in which the sizes are at the bytes 32 and
/// 36, and then a word for each method. The table of a subclass begins with its superclass' methods.
struct MethodTable {
  private static let header = 7
  private let words: UnsafeMutableBufferPointer<UInt>

  /// Finds the methods of a class.
  init?(of type: AnyClass) {
    let address = UInt(bitPattern: ObjectIdentifier(type))
    guard let start = UnsafeMutableRawPointer(bitPattern: address) else { return nil }
    let all = Int(start.load(fromByteOffset: 32, as: UInt32.self))
    let before = Int(start.load(fromByteOffset: 36, as: UInt32.self))
    let count = (all - before) / MemoryLayout<UInt>.stride
    guard count > Self.header else { return nil }
    words = UnsafeMutableBufferPointer(
      start: start.assumingMemoryBound(to: UInt.self), count: count)
  }

  /// Replaces a method of the class by the override of a subclass.
  ///
  /// Call it before another thread uses the class. Subclasses that inherit the method have copies of
  /// it in their tables, which do not change.
  ///
  /// - Parameters:
  ///   - plain: The methods of a subclass that overrides nothing.
  ///   - overriding: The methods of a subclass that overrides one method, and uses no stored
  ///     property of its instances.
  /// - Returns: `false` if not exactly one method differs; then the class is unchanged.
  func replaceMethod(inheritedBy plain: MethodTable, overriddenBy overriding: MethodTable) -> Bool {
    let count = min(words.count, plain.words.count, overriding.words.count)
    // Both subclasses have initializers of theirs, which are no candidates therefore.
    let found = (Self.header..<count).filter {
      plain.words[$0] == words[$0] && overriding.words[$0] != words[$0]
    }
    guard let index = found.first, found.count == 1 else { return false }
    words[index] = overriding.words[index]
    return true
  }
}
