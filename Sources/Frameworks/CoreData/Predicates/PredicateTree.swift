/// A predicate of a format, as its parser understands it.
indirect enum PredicateTree {
  case constant(Bool)
  case and([PredicateTree])
  case or([PredicateTree])
  case not(PredicateTree)
  case comparison(Comparison)

  /// A comparison of two values.
  struct Comparison {
    var left: PredicateValue
    var operation: Operation
    var right: PredicateValue
    var isCaseInsensitive = false
    var isDiacriticInsensitive = false
    var modifier = Modifier.direct
  }

  /// The operator of a comparison.
  enum Operation: String {
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
    case contains, beginsWith, endsWith, like, matches, `in`, between
  }

  /// The quantifier of a comparison whose left side has several values.
  enum Modifier: String { case direct, any, all, none }
}

/// A value in a predicate.
indirect enum PredicateValue {
  /// A property, and a property of that: `list.title`, `items.@count`.
  case keyPath([String])
  /// The evaluated object itself, written `SELF`.
  case itself
  /// A value that does not change; `nil` for none.
  case constant(Any?)
  /// Several values in braces.
  case list([PredicateValue])
  /// A value that is given when the predicate is evaluated: `$name`.
  case variable(String)
}

/// A format that is not a predicate, with the place where it is not.
struct PredicateProblem: Error, Equatable, CustomStringConvertible {
  var format: String
  var rule: String

  var description: String { "NSPredicate(format: \"\(format)\"): \(rule)" }
}
