/// Changes state so that what comes of it is seen happening.
///
///     withAnimation { isOpen.toggle() }
///     withAnimation(.easeIn(duration: 0.2)) { items.remove(at: 0) }
///
/// Same as Apple's. Only what the body itself changes counts, not what a task that it begins does
/// later.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Changes state so that what comes of it is seen happening, and acts when it has happened.
///
/// Partial: the server knows how long an animation takes and acts after that time; it is not told
/// by the browser.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}

/// Changes state in a transaction.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let result = try transaction.cause().run(body)
  transaction.complete()
  return result
}

/// Changes state in a transaction that differs from the usual in one value.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}
