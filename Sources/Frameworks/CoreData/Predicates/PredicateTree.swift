/// The syntax tree of a predicate's format.
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

/// A value that a predicate compares.
indirect enum PredicateValue {
  /// A property, or a property of a related object, such as `list.title` and `items.@count`.
  case keyPath([String])
  /// The evaluated object itself, written `SELF`.
  case itself
  /// A constant; `nil` for no value.
  case constant(Any?)
  /// A list of values in braces.
  case list([PredicateValue])
  /// A variable, such as `$name`, whose value is given when the predicate is evaluated.
  case variable(String)
}

/// The reason for which a format is not a predicate, with the position of the fault.
struct PredicateProblem: Error, Equatable, CustomStringConvertible {
  var format: String
  var rule: String

  var description: String { "NSPredicate(format: \"\(format)\"): \(rule)" }
}
