import Foundation

/// A unique identifier of a publisher, subscription or subscriber.
///
/// Same as Apple's.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private let number: UInt

  /// Creates a new identifier.
  public init() { number = Guarded.nextNumber() }

  /// Creates the identifier of an object.
  public init(_ object: AnyObject) { number = UInt(bitPattern: ObjectIdentifier(object)) }

  public var description: String { "0x\(String(number, radix: 16, uppercase: true))" }
}

/// An object or value with an identifier for Combine.
public protocol CustomCombineIdentifierConvertible {
  /// The identifier by which Combine compares subscriptions and subscribers.
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
