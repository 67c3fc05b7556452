import Foundation

/// Tells one publisher's stream from another.
///
/// Same as Apple's.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private let number: UInt

  public init() { number = Guarded.nextNumber() }

  public init(_ object: AnyObject) { number = UInt(bitPattern: ObjectIdentifier(object)) }

  public var description: String { "0x\(String(number, radix: 16, uppercase: true))" }
}

/// Something with an identifier.
public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

private enum Guarded {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var last: UInt = 0  // touched only under the lock

  static func nextNumber() -> UInt {
    lock.withLock {
      last += 1
      return last
    }
  }
}
