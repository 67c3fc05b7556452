public import Foundation

/// Creates a predicate from a closure.
///
/// Apple's macro is Foundation's. Foundation's on Linux rejects `evaluate(_:)` within the closure;
/// this one, which the compiler prefers for predicates of one input, also accepts it for captured
/// predicates and expressions of one input:
///
/// ```swift
/// #Predicate<Trip> { first.evaluate($0) && second.evaluate($0) }
/// ```
///
/// - Parameter body: The closure that contains the predicate's conditions.
@freestanding(expression)
public macro Predicate<Input>(
  _ body: (Input) -> Bool
) -> Foundation.Predicate<Input> =
  #externalMacro(module: "StrataSwiftUIMacros", type: "PredicateMacro")

/// Creates a predicate with Foundation's macro; the expansion of `#Predicate` contains it.
///
/// - Parameter body: The closure that contains the predicate's conditions.
@freestanding(expression)
public macro _FoundationPredicate<each Input>(
  _ body: (repeat each Input) -> Bool
) -> Foundation.Predicate<repeat each Input> =
  #externalMacro(module: "FoundationMacros", type: "PredicateMacro")

extension Foundation.Predicate {
  /// Returns the result of the predicate; the expansion of `#Predicate` contains this subscript, and
  /// the macro of Foundation replaces it. A failure counts as `false`.
  ///
  /// - Parameter input: The values that the predicate tests.
  // Apple has no such subscript, and a subscript cannot have a name with an underscore.
  @_documentation(visibility: internal)
  public subscript(_ input: repeat each Input) -> Bool {
    (try? evaluate(repeat each input)) ?? false
  }
}

extension Foundation.Expression {
  /// Returns the result of the expression; the expansion of `#Predicate` contains this subscript,
  /// and the macro of Foundation replaces it.
  ///
  /// Code that fails to evaluate an expression calls `evaluate(_:)` instead: this subscript stops the
  /// program then.
  ///
  /// - Parameter input: The values of the expression's variables.
  // Apple has no such subscript either.
  @_documentation(visibility: internal)
  public subscript(_ input: repeat each Input) -> Output {
    do {
      return try evaluate(repeat each input)
    } catch {
      preconditionFailure("The expression has no value: \(error). Call evaluate(_:) instead.")
    }
  }
}
