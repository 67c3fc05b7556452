package import StrataViewTree

/// The objects that a view's node keeps for its dynamic properties, indexed by the property's
/// position in the view.
@MainActor public final class _DynamicStorage {
  package var environment: EnvironmentChain
  // The owner holds this object, so it outlives it.
  package unowned(unsafe) var owner: EvaluatingNode?
  private var slots: [AnyObject?] = []

  init(environment: EnvironmentChain) { self.environment = environment }

  /// Returns the object in a slot, and makes it on the first call.
  package func object<Object: AnyObject>(_ slot: Int, _ make: () -> Object) -> Object {
    while slots.count <= slot { slots.append(nil) }
    if let object = slots[slot] as? Object { return object }
    let object = make()
    slots[slot] = object
    return object
  }

  func nested(_ slot: Int) -> _DynamicStorage {
    let nested = object(slot) { _DynamicStorage(environment: environment) }
    nested.environment = environment
    nested.owner = owner
    return nested
  }

  /// Ends the subscriptions of all slots and drops their objects.
  func end() {
    for case let ending as any EndsWithView in slots { ending.endWithView() }
    slots = []
  }
}

/// An object of a dynamic property that releases something when its view is removed.
@MainActor protocol EndsWithView: AnyObject {
  func endWithView()
}

extension _DynamicStorage: EndsWithView {
  func endWithView() { end() }
}
