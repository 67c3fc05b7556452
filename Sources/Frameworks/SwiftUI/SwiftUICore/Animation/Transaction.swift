package import StrataViewTree

/// What a change of state brings along for the views that it reaches.
///
///     var transaction = Transaction(animation: .linear)
///     transaction.disablesAnimations = true
///     withTransaction(transaction) { page = 2 }
///
/// Same as Apple's.
public struct Transaction {
  private var values: [ObjectIdentifier: Any] = [:]
  /// The animation of the change.
  public var animation: Animation?
  /// Whether `.animation` modifiers may not give it one.
  public var disablesAnimations = false
  /// Whether it is one of many, as while something is dragged.
  public var isContinuous = false
  var completions: [Completion] = []

  public init() {}
  public init(animation: Animation?) { self.animation = animation }

  /// A value of the app's own.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A value that an app hands along with changes of state.
///
/// Same as Apple's.
public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

extension Transaction {
  /// The transaction of a change, as the tree keeps it.
  package init(_ cause: Cause?) { self = cause?.account as? Transaction ?? Transaction() }

  /// - Parameter place: where a modifier gave the change its animation; outside nothing moves.
  package func cause(within place: Node? = nil) -> Cause {
    Cause(motion: animation?.motion, account: self, within: place)
  }
}
