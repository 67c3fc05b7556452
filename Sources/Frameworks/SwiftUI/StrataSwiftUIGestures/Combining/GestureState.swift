import StrataViewTree
public import SwiftUICore

/// A value that a gesture updates. It is reset to its initial value when the gesture ends or
/// another gesture is recognized.
///
///     @GestureState private var isDetectingLongPress = false
///
/// Same as Apple's.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  private let initial: Value
  private let reset: ((Value, inout Transaction) -> Void)?
  private var box: StateBox<Value>?

  /// Creates a gesture state with an initial value.
  public init(wrappedValue: Value) { self.init(wrappedValue, nil) }

  /// Creates a gesture state with an initial value.
  public init(initialValue: Value) { self.init(initialValue, nil) }

  /// Creates a gesture state with an initial value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The initial value.
  ///   - resetTransaction: the transaction under which the value is reset.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue) { $1 = resetTransaction }
  }

  /// Creates a gesture state with an initial value.
  ///
  /// - Parameters:
  ///   - initialValue: The value while no gesture is going on.
  ///   - resetTransaction: the transaction under which the value is reset.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(initialValue) { $1 = resetTransaction }
  }

  /// Creates a gesture state with an initial value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The initial value.
  ///   - reset: A function that is called before the value is reset, with the current value and the
  ///     transaction of the reset, which it may change.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue, reset)
  }

  /// Creates a gesture state with an initial value.
  ///
  /// - Parameters:
  ///   - initialValue: The value while no gesture is going on.
  ///   - reset: A function that is called before the value is reset, with the current value and the
  ///     transaction of the reset, which it may change.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(initialValue, reset)
  }

  private init(_ initial: Value, _ reset: ((Value, inout Transaction) -> Void)?) {
    (self.initial, self.reset) = (initial, reset)
  }

  /// The current value, or the initial one while no gesture is under way.
  public var wrappedValue: Value {
    guard let box else { return initial }
    return waitForMainActor { box.current }
  }

  /// The gesture state, to be passed to `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }

  @MainActor public mutating func _connect(_ storage: _DynamicStorage, slot: Int) {
    box = storage.object(slot) { StateBox(initial) }
  }

  @MainActor func change(_ body: (inout Value, inout Transaction) -> Void) {
    guard let box else { return }
    var (value, transaction) = (box.untracked, Transaction())
    transaction.isContinuous = true
    body(&value, &transaction)
    withTransaction(transaction) { box.current = value }
  }

  @MainActor func goBack() {
    guard let box else { return }
    var transaction = Transaction()
    reset?(box.untracked, &transaction)
    withTransaction(transaction) { box.current = initial }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a gesture state that is `nil` at first.
  ///
  /// - Parameter resetTransaction: the transaction under which the value is reset.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  /// Creates a gesture state that is `nil` at first.
  ///
  /// - Parameter reset: A function that is called before the value is reset, with the current value
  ///   and the transaction of the reset, which it may change.
  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}
