/// The statements on SQLite's index of positions, the table `placed_spots`.
///
/// Its rows are sorted by bands of a hundredth of a degree from south to north and, within a band, from
/// west to east, so a search reads a few runs of neighbouring rows. A row also has facts of its
/// document (``StoredFacts``): `present` has a bit for each member that the document has, and `first`
/// and `second` are texts. `shape` says which facts these are; it is null if there are none. The table
/// `placed_facts` says which facts a collection has, so that whoever writes a row enters them.
extension EngineText {
  static let makeSpots = """
    CREATE TABLE placed_spots (
      collection TEXT NOT NULL,
      band INTEGER NOT NULL,
      longitude REAL NOT NULL,
      latitude REAL NOT NULL,
      sequence INTEGER NOT NULL,
      shape INTEGER,
      present INTEGER,
      first TEXT,
      second TEXT,
      PRIMARY KEY (collection, band, longitude, sequence)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE placed_facts (
      collection TEXT PRIMARY KEY,
      shape INTEGER NOT NULL,
      members TEXT NOT NULL,
      first TEXT,
      second TEXT
    ) STRICT, WITHOUT ROWID;
    INSERT INTO placed_spots (collection, band, longitude, latitude, sequence)
      SELECT collection, CAST((latitude + 90) * 100 AS INTEGER), longitude, latitude, sequence
      FROM placed_documents ORDER BY 1, 2, 3, 5;
    """

  private static let enter = Part(
    """
    INSERT INTO placed_spots
      (collection, band, longitude, latitude, sequence, shape, present, first, second)
    SELECT d.collection, CAST((d.latitude + 90) * 100 AS INTEGER), d.longitude, d.latitude,
      d.sequence, f.shape,
      (SELECT coalesce(sum(1 << m.key), 0) FROM json_each(f.members) AS m
        WHERE json_extract(d.value, '$.' || m.value) IS NOT NULL),
      CASE json_type(d.value, '$.' || f.first) WHEN 'text'
        THEN json_extract(d.value, '$.' || f.first) END,
      CASE json_type(d.value, '$.' || f.second) WHEN 'text'
        THEN json_extract(d.value, '$.' || f.second) END
    FROM placed_documents AS d LEFT JOIN placed_facts AS f ON f.collection = d.collection
    WHERE d.collection = ?
    """)

  /// Enters one document, whose JSON was written by this program.
  static let enterSpot = EngineText([enter, Part(" AND d.key = ?")])

  /// Enters all documents of a collection but those whose JSON is damaged.
  static let enterSpots = EngineText([
    enter, Part(" AND json_valid(d.value) ORDER BY d.collection, 2, d.longitude, d.sequence"),
  ])

  static let enterDamagedSpots: EngineText = """
    INSERT INTO placed_spots (collection, band, longitude, latitude, sequence)
    SELECT collection, CAST((latitude + 90) * 100 AS INTEGER), longitude, latitude, sequence
    FROM placed_documents WHERE collection = ? AND NOT json_valid(value)
    """

  static let removeSpot: EngineText = """
    DELETE FROM placed_spots WHERE (collection, band, longitude, sequence) IN (
      SELECT collection, CAST((latitude + 90) * 100 AS INTEGER), longitude, sequence
      FROM placed_documents WHERE collection = ? AND key = ?)
    """
}

extension EngineText.Part {
  /// Creates a part that both engines understand, or that only an engine with spots gets.
  init(_ text: StaticString) { self.init(sqlite: text, postgres: text) }
}
