import Foundation

extension EngineText {
  /// Returns the statement that reads documents by their numbers. The value of a document that
  /// fulfils all conditions is empty: nothing else needs to be known about it.
  ///
  /// - Parameter conditions: The conditions; `nil` if every document needs to be known.
  static func unlessCertain(_ conditions: [StoredCondition]?) -> EngineText {
    guard let conditions else { return EngineText([.start, .never, .end]) }
    return EngineText([.start, .always] + conditions.map(\.text) + [.end])
  }
}

extension EngineText.Part {
  fileprivate static let start = Self(
    sqlite: "SELECT key, at, CASE WHEN ", postgres: "SELECT key, at, CASE WHEN ")
  fileprivate static let always = Self(sqlite: "1", postgres: "true")
  fileprivate static let never = Self(sqlite: "0", postgres: "false")

  /// PostgreSQL parses each document once: `OFFSET 0` keeps the inner query apart.
  fileprivate static let end = Self(
    sqlite: """
       THEN '' ELSE value END FROM placed_documents
      WHERE sequence IN (SELECT value FROM json_each(?))
      """,
    postgres: """
       THEN '' ELSE value END FROM (
        SELECT key, at, value, value::jsonb AS parsed FROM placed_documents
        WHERE sequence IN (SELECT json_array_elements_text(?::json)::bigint) OFFSET 0) AS documents
      """)
}

extension StoredCondition {
  /// The condition as a part of a statement.
  fileprivate var text: EngineText.Part {
    switch self {
    case .isMissing:
      .init(
        sqlite: " AND json_extract(value, '$.' || ?) IS NULL",
        postgres: " AND parsed #>> string_to_array(?, '.') IS NULL")
    case .isAfter:
      .init(
        sqlite: " AND json_extract(value, '$.' || ?) > ?",
        postgres: " AND (parsed #>> string_to_array(?, '.')) COLLATE \"C\" > ?")
    case .isNoneOf:
      .init(
        sqlite: """
           AND json_extract(value, '$.' || ?) IS NOT NULL
          AND json_extract(value, '$.' || ?) NOT IN (SELECT value FROM json_each(?))
          """,
        postgres: """
           AND parsed #>> string_to_array(?, '.') IS NOT NULL
          AND parsed #>> string_to_array(?, '.') NOT IN (SELECT json_array_elements_text(?::json))
          """)
    }
  }

  /// The values of the part's parameters.
  var values: [SQLValue] {
    switch self {
    case .isMissing(let member): [Self.text(member)]
    case .isAfter(let member, let text): [Self.text(member), Self.text(text)]
    case .isNoneOf(let member, let texts):
      [Self.text(member), Self.text(member), .json(Self.array(texts))]
    }
  }

  /// Returns a value that is a text in both engines: PostgreSQL gets ``SQLValue/text(_:)`` as bytes.
  private static func text(_ text: String) -> SQLValue { .json(Data(text.utf8)) }

  private static func array(_ texts: [String]) -> Data {
    // Texts can always be encoded.
    (try? JSONEncoder().encode(texts)) ?? Data("[]".utf8)
  }
}
