import Foundation

/// The statements that search boxes. Their first parameters are the southern, northern, western and
/// eastern edge and the collection; those of conditions follow.
extension EngineText {
  static let placedInBox = EngineText([
    .bands, Part(" SELECT s.sequence, s.latitude, s.longitude"),
    Part(
      sqlite: """
         FROM bands CROSS JOIN placed_spots AS s WHERE s.collection = ?5 AND s.band = bands.band
        AND s.longitude BETWEEN ?3 AND ?4 AND s.latitude BETWEEN ?1 AND ?2
        """,
      postgres: """
         FROM placed_documents AS s WHERE s.collection = ?5
        AND point(s.longitude, s.latitude) <@ box(point(?3, ?1), point(?4, ?2))
        """),
  ])

  /// Finds the documents in a box that fulfil conditions.
  static func placedInBox(_ test: StoredTest) -> EngineText {
    EngineText([.bands, Part(" SELECT s.sequence, s.latitude, s.longitude")] + test.parts)
  }

  /// Counts the documents in a box that fulfil conditions, up to the number in the last parameter.
  static func countInBox(_ test: StoredTest) -> EngineText {
    EngineText(
      [.bands, Part(" SELECT count(*) FROM (SELECT 1")] + test.parts + [Part(" LIMIT ?) AS found")])
  }

  static let placedBySequence = EngineText(
    sqlite: """
      SELECT key, at, value, sequence FROM placed_documents
      WHERE sequence IN (SELECT value FROM json_each(?))
      """,
    postgres: """
      SELECT key, at, value, sequence FROM placed_documents
      WHERE sequence IN (SELECT json_array_elements_text(?::json)::bigint)
      """)
}

extension EngineText.Part {
  /// SQLite reads the bands of a box one by one. Those without a document are passed over, so that a
  /// search of the whole Earth costs no more than there are documents.
  fileprivate static let bands = Self(
    sqlite: """
      WITH RECURSIVE bands (band) AS (
        SELECT min(band) FROM placed_spots WHERE collection = ?5
          AND band BETWEEN CAST((?1 + 90) * 100 AS INTEGER) AND CAST((?2 + 90) * 100 AS INTEGER)
        UNION ALL
        SELECT (SELECT min(later.band) FROM placed_spots AS later WHERE later.collection = ?5
          AND later.band > bands.band AND later.band <= CAST((?2 + 90) * 100 AS INTEGER))
        FROM bands WHERE bands.band IS NOT NULL)
      """, postgres: "")

  static let spots = Self(
    """
     FROM bands CROSS JOIN placed_spots AS s
    WHERE s.collection = ?5 AND s.band = bands.band
    AND s.longitude BETWEEN ?3 AND ?4 AND s.latitude BETWEEN ?1 AND ?2
    """)

  /// PostgreSQL parses each document once: `OFFSET 0` keeps the inner query apart.
  fileprivate static let documents = Self(
    sqlite: """
       FROM bands CROSS JOIN placed_spots AS s CROSS JOIN placed_documents AS d
      WHERE s.collection = ?5 AND s.band = bands.band
      AND s.longitude BETWEEN ?3 AND ?4 AND s.latitude BETWEEN ?1 AND ?2
      AND d.sequence = s.sequence
      """,
    postgres: """
       FROM (SELECT sequence, latitude, longitude, value::jsonb AS parsed FROM placed_documents
        WHERE point(longitude, latitude) <@ box(point(?3, ?1), point(?4, ?2))
        AND collection = ?5 OFFSET 0) AS s WHERE true
      """)
}

/// The end of a statement that looks only for documents that fulfil conditions.
struct StoredTest {
  let parts: [EngineText.Part]
  /// The values of the conditions' parameters.
  let values: [SQLValue]

  init(_ parts: [EngineText.Part], _ values: [SQLValue]) {
    (self.parts, self.values) = (parts, values)
  }

  /// Creates a test of conditions.
  ///
  /// - Parameters:
  ///   - conditions: The conditions, all of which have to be fulfilled.
  ///   - facts: The facts that the engine's index has. If they decide all conditions, no document is
  ///     read.
  init(_ conditions: [StoredCondition], knowing facts: StoredFacts?) {
    self =
      facts?.test(conditions)
      ?? Self([.documents] + conditions.map(\.text), conditions.flatMap(\.values))
  }
}

extension StoredCondition {
  /// The condition as a part of a statement.
  fileprivate var text: EngineText.Part {
    switch self {
    case .isMissing:
      .init(
        sqlite: " AND json_extract(d.value, '$.' || ?) IS NULL",
        postgres: " AND parsed #>> string_to_array(?, '.') IS NULL")
    case .isAfter:
      .init(
        sqlite: " AND json_extract(d.value, '$.' || ?) > ?",
        postgres: " AND (parsed #>> string_to_array(?, '.')) COLLATE \"C\" > ?")
    case .isNoneOf:
      .init(
        sqlite: """
           AND json_extract(d.value, '$.' || ?) IS NOT NULL
          AND json_extract(d.value, '$.' || ?) NOT IN (SELECT value FROM json_each(?))
          """,
        postgres: """
           AND parsed #>> string_to_array(?, '.') IS NOT NULL
          AND parsed #>> string_to_array(?, '.') NOT IN (SELECT json_array_elements_text(?::json))
          """)
    }
  }

  /// The values of the part's parameters.
  fileprivate var values: [SQLValue] {
    switch self {
    case .isMissing(let member): [Self.text(member)]
    case .isAfter(let member, let text): [Self.text(member), Self.text(text)]
    case .isNoneOf(let member, let texts):
      [Self.text(member), Self.text(member), .json(StoredFacts.array(texts))]
    }
  }

  /// Returns a value that is a text in both engines: PostgreSQL gets ``SQLValue/text(_:)`` as bytes.
  private static func text(_ text: String) -> SQLValue { .json(Data(text.utf8)) }
}
