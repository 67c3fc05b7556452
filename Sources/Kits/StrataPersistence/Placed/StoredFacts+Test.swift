extension StoredFacts {
  /// Returns a test of conditions on the facts in SQLite's index; `nil` if the facts do not decide all
  /// of the conditions.
  func test(_ conditions: [StoredCondition]) -> StoredTest? {
    var (missing, parts, values) = (0, [EngineText.Part](), [SQLValue]())
    for condition in conditions {
      if case .isMissing(let member) = condition {
        guard let bit = members.firstIndex(of: member) else { return nil }
        missing |= 1 << bit
      } else {
        guard let (part, value) = compared(condition) else { return nil }
        parts.append(part)
        values.append(value)
      }
    }
    // A row with other facts fulfils nothing for certain.
    let start = EngineText.Part(" AND s.shape = ? AND (s.present & ?) = 0")
    return StoredTest([.spots, start] + parts, [.integer(shape), .integer(missing)] + values)
  }

  /// Returns a condition on one of the texts.
  private func compared(_ condition: StoredCondition) -> (EngineText.Part, SQLValue)? {
    switch condition {
    case .isMissing: nil
    case .isAfter(let member, let text):
      column(of: member, first: " AND s.first > ?", second: " AND s.second > ?")
        .map { ($0, .text(text)) }
    case .isNoneOf(let member, let texts):
      column(
        of: member,
        first: """
           AND s.first IS NOT NULL AND s.first NOT IN (SELECT value FROM json_each(?))
          """,
        second: """
           AND s.second IS NOT NULL AND s.second NOT IN (SELECT value FROM json_each(?))
          """
      ).map { ($0, .json(Self.array(texts))) }
    }
  }

  private func column(
    of member: String, first: StaticString, second: StaticString
  ) -> EngineText.Part? {
    texts.firstIndex(of: member).map { EngineText.Part($0 == 0 ? first : second) }
  }
}
