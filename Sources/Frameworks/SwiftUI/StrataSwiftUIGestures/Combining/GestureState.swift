import StrataViewTree
public import SwiftUICore

/// A value that a gesture keeps up to date, and that is what it was before when the gesture ends or
/// another one wins.
///
///     @GestureState private var isDetectingLongPress = false
///
/// Same as Apple's.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  private let initial: Value
  private let reset: ((Value, inout Transaction) -> Void)?
  private var box: StateBox<Value>?

  public init(wrappedValue: Value) { self.init(wrappedValue, nil) }
  public init(initialValue: Value) { self.init(initialValue, nil) }

  /// - Parameter resetTransaction: how the value goes back.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue) { $1 = resetTransaction }
  }

  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(initialValue) { $1 = resetTransaction }
  }

  /// - Parameter reset: told the value before it goes back, and says how it goes.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue, reset)
  }

  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(initialValue, reset)
  }

  private init(_ initial: Value, _ reset: ((Value, inout Transaction) -> Void)?) {
    (self.initial, self.reset) = (initial, reset)
  }

  @MainActor @preconcurrency public var wrappedValue: Value { box?.current ?? initial }

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
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}
