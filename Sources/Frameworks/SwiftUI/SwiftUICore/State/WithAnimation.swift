/// Runs a closure and animates the changes that result from it.
///
///     withAnimation { isOpen.toggle() }
///     withAnimation(.easeIn(duration: 0.2)) { items.remove(at: 0) }
///
/// Same as Apple's. Only changes that the closure makes itself are animated, not those of a task
/// that it starts.
///
/// - Parameters:
///   - animation: The animation; `nil` for an immediate change.
///   - body: The closure that changes state.
/// - Returns: The result of the closure.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Runs a closure, animates the changes that result from it, and reports when the animation is
/// complete.
///
/// Partial: `completion` is called after the computed duration of the animation, as the browser
/// does not report when the animation has finished.
///
/// - Parameters:
///   - animation: The animation; `nil` for none.
///   - completionCriteria: The moment that counts as the end of the animation.
///   - body: A function whose changes are animated.
///   - completion: A function that is called at the end.
/// - Returns: The result of the closure.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}

/// Runs a closure in a transaction: changes that result from the closure have the transaction's
/// animation and values.
///
/// - Parameters:
///   - transaction: The transaction of the changes.
///   - body: A function whose changes happen in the transaction.
/// - Returns: The result of the closure.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let result = try transaction.mutationTransaction().run(body)
  transaction.complete()
  return result
}

/// Runs a closure in a transaction in which one value is set.
///
/// - Parameters:
///   - keyPath: A key path to the value.
///   - value: The value in the transaction of the closure.
///   - body: A function whose changes happen in the transaction.
/// - Returns: The result of the closure.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}
