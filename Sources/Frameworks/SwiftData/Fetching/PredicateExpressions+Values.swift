import Foundation

extension PredicateExpressions.Variable: SQLTranslatable {
  func translated(_ translator: PredicateTranslator) throws -> SQLTerm {
    try translator.variable(key)
  }
}

extension PredicateExpressions.Value: SQLTranslatable, CapturedValue {
  var captured: Any { value }

  func translated(_ translator: PredicateTranslator) throws -> SQLTerm {
    try translator.constant(value)
  }
}

extension PredicateExpressions.NilLiteral: SQLTranslatable {
  func translated(_ translator: PredicateTranslator) throws -> SQLTerm { .null }
}

extension PredicateExpressions.KeyPath: SQLTranslatable {
  func translated(_ translator: PredicateTranslator) throws -> SQLTerm {
    switch try translator.translate(root) {
    case .row(let row): return try translator.property(keyPath, of: row)
    case .rows(let rows): return try translated(rows)
    case .scalar(let text, _) where Root.Output.self == String.self:
      return try translated(text)
    case .scalar, .null: throw Untranslatable("SQL has no equivalent")
    }
  }

  private func translated(_ rows: SQLRows) throws -> SQLTerm {
    switch kind {
    case .collectionIsEmpty: return .condition("NOT " + rows.exist)
    case .collectionCount: return try number("(SELECT count(*) " + rows.source + ")")
    default: throw Untranslatable("SQL has no equivalent")
    }
  }

  private func translated(_ text: SQLText) throws -> SQLTerm {
    switch kind {
    case .collectionIsEmpty: return .condition("(" + text + " = '')")
    case .collectionCount: return try number("swift_count(" + text + ")")
    default: throw Untranslatable("SQL has no equivalent")
    }
  }

  private func number(_ text: SQLText) throws -> SQLTerm {
    guard let codec = AttributeCodec.codec(for: Int.self) else {
      throw Untranslatable("SQL has no equivalent")
    }
    return .scalar(text, codec)
  }
}

extension PredicateExpressions.OptionalFlatMap: SQLTranslatable {
  func translated(_ translator: PredicateTranslator) throws -> SQLTerm {
    let outer = try translator.translate(wrapped)
    let inner = try translator.translate(transform, variable.key, as: outer)
    switch inner {
    case .scalar(let text, let codec):
      let guarded = "CASE WHEN " + (try outer.text) + " IS NULL THEN NULL ELSE " + text
      return .scalar(guarded + " END", codec)
    case .row: return inner  // a column of no row is NULL
    case .rows, .null:
      throw Untranslatable(
        "SQL cannot unwrap an optional of several models")
    }
  }
}

extension PredicateExpressions.ForcedUnwrap: SQLTranslatable {
  // Swift throws for nil, which a predicate checks before; here it equals nothing.
  func translated(_ translator: PredicateTranslator) throws -> SQLTerm {
    try translator.translate(inner)
  }
}

extension PredicateExpressions.NilCoalesce: SQLTranslatable {
  func translated(_ translator: PredicateTranslator) throws -> SQLTerm {
    let (left, right) = (try translator.translate(lhs), try translator.translate(rhs))
    guard case .scalar(let text, _) = left, let codec = right.codec else {
      throw Untranslatable("SQL cannot choose between models")
    }
    return .scalar("coalesce(" + text + ", " + (try right.text) + ")", codec)
  }
}

extension PredicateExpressions.Conditional: SQLTranslatable {
  func translated(_ translator: PredicateTranslator) throws -> SQLTerm {
    let test = try translator.translate(test).condition
    let (yes, no) = (try translator.translate(trueBranch), try translator.translate(falseBranch))
    guard let codec = yes.codec ?? no.codec else {
      throw Untranslatable(
        "SQL cannot choose between models")
    }
    let text = "CASE WHEN " + test + " THEN " + (try yes.text)
    return .scalar(text + " ELSE " + (try no.text) + " END", codec)
  }
}
