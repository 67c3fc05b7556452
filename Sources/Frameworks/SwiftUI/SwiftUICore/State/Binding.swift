package import StrataViewTree

/// A reference to a value that is stored elsewhere. It reads and writes the value.
///
///     TextField("Name", text: $name)
///
/// Same as Apple's, except that the closures run on the main actor. Code on another thread waits
/// for the main actor.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  let read: @MainActor () -> Value
  let write: @MainActor (Value) -> Void
  /// The identity of the referenced value; `nil` if it is not known. Bindings with equal identities
  /// refer to the same value.
  var identity: BindingIdentity?
  // A reference instead of the value, for size: most bindings have no transaction.
  private var transactionBox: TransactionBox?

  /// Creates a binding from closures.
  ///
  /// - Parameters:
  ///   - get: A function that returns the current value.
  ///   - set: A function that stores a new value.
  @preconcurrency public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    // The casts name the actor on which both are called.
    read = unsafeBitCast(get, to: (@MainActor () -> Value).self)
    write = unsafeBitCast(set, to: (@MainActor (Value) -> Void).self)
  }

  /// Creates a binding from closures that run on the main actor.
  package init(
    onMainActor get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void
  ) {
    read = get
    write = set
  }

  /// Creates a binding from the projected value of another one.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  package init(box: StateBox<Value>) {
    read = { box.current }
    write = { box.current = $0 }
    identity = .object(ObjectIdentifier(box))
  }

  /// Returns a binding that always reads the same value and ignores writes.
  public static func constant(_ value: Value) -> Binding<Value> {
    let kept = ForMainActor(value)
    return Binding(onMainActor: { kept.value }, set: { _ in })
  }

  /// The value to which the binding refers.
  public var wrappedValue: Value {
    get { waitForMainActor(read) }
    nonmutating set {
      let (write, new) = (write, ForMainActor(newValue))
      waitForMainActor { write(new.value) }
    }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// The transaction in which the value is written, as set by ``transaction(_:)`` or
  /// ``animation(_:)``.
  public var transaction: Transaction {
    get { transactionBox?.value ?? Transaction() }
    set { transactionBox = TransactionBox(newValue) }
  }

  /// Returns a binding to a property of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let (read, write) = (read, write)
    nonisolated(unsafe) let keyPath = keyPath  // key paths are values
    var member = Binding<Subject>(
      onMainActor: { read()[keyPath: keyPath] },
      set: { value in
        var whole = read()
        whole[keyPath: keyPath] = value
        write(whole)
      })
    member.identity = identity.map { .member($0, keyPath) }
    return member
  }
}

extension Binding {
  /// Returns a binding that reads the first of several bindings and writes all of them.
  ///
  /// - Parameter bindings: The bindings, at least one.
  package static func all(_ bindings: [Binding<Value>]) -> Binding<Value> {
    let kept = ForMainActor(bindings)
    return Binding(
      onMainActor: { kept.value[0].read() },
      set: { value in for binding in kept.value { binding.write(value) } })
  }

  /// Returns this binding with an identity that is derived from that of `source`. The caller always
  /// converts in the same way, so that equal identities mean equal values.
  package func identified<Source>(by source: Binding<Source>) -> Binding<Value> {
    var identified = self
    identified.identity = source.identity.map { .converted($0) }
    return identified
  }

  /// Returns a binding to a value that is computed from this binding's value.
  ///
  /// - Parameters:
  ///   - get: A function that returns the computed value.
  ///   - set: A function that changes this binding's value according to a new computed value.
  package func converted<Other>(
    to get: @escaping @MainActor (Value) -> Other,
    from set: @escaping @MainActor (Other, inout Value) -> Void
  ) -> Binding<Other> {
    let (read, write) = (read, write)
    return Binding<Other>(
      onMainActor: { get(read()) },
      set: { other in
        var value = read()
        set(other, &value)
        write(value)
      })
  }
}

// @unchecked: the closures run on the main actor; the key paths and indices in the identity are
// values, and the box of the transaction is never written.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: DynamicProperty {
  @MainActor public mutating func _connect(_ storage: _DynamicStorage, slot: Int) {}
}

private final class TransactionBox {
  let value: Transaction
  init(_ value: Transaction) { self.value = value }
}
