package import StrataViewTree

/// The context of a state change: its animation and custom values, available to the views that
/// change.
///
///     var transaction = Transaction(animation: .linear)
///     transaction.disablesAnimations = true
///     withTransaction(transaction) { page = 2 }
///
/// Same as Apple's.
public struct Transaction {
  private var values: [ObjectIdentifier: Any] = [:]
  /// The animation of the change; `nil` for an immediate change.
  public var animation: Animation?
  /// A Boolean value that indicates whether `.animation` modifiers are prevented from setting an
  /// animation.
  public var disablesAnimations = false
  /// A Boolean value that indicates whether the change is one of a sequence, as during a drag.
  public var isContinuous = false
  var completions: [Completion] = []

  /// Creates a transaction without an animation.
  public init() {}
  /// Creates a transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }

  /// The value of a custom key in the transaction.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key for a custom value of a transaction.
///
/// Same as Apple's.
public protocol TransactionKey {
  /// The type of the value that a transaction stores under the key.
  associatedtype Value
  /// The value in transactions that do not set another one.
  static var defaultValue: Value { get }
}

extension Transaction {
  /// Creates the transaction of a change, as the view tree stores it.
  package init(_ transaction: MutationTransaction?) {
    self = transaction?.account as? Transaction ?? Transaction()
  }

  /// Returns the transaction in the form that the view tree stores.
  ///
  /// - Parameter place: The node whose subtree is animated. Nothing outside of it is animated.
  package func mutationTransaction(within place: Node? = nil) -> MutationTransaction {
    MutationTransaction(motion: animation?.motion, account: self, within: place)
  }
}
