import SupabaseSimulator

/// The values that the database holds at the end, and how often it holds each.
struct StoredWrites {
  private var counts: [WritingStory.Write: Int] = [:]

  /// Reads the documents of all visitors.
  init(in cluster: PostgresCluster) async throws {
    let connection = try await cluster.connect(to: KeptPostgres.database)
    let rows = try await connection.query(
      """
      select split_part(convert_from(key, 'UTF8'), ' ', 1) as write, count(*) as times
      from strata_data.documents
      where collection = '\(LedgerEntry.collection)'::bytea group by 1
      """)
    for row in rows {
      let numbers = (row["write"] ?? "").split(separator: "-").compactMap { Int($0) }
      guard numbers.count == 2, let times = row["times"].flatMap({ Int($0) }) else {
        throw NotMeasured("the database holds what nobody wrote: \(row)")
      }
      counts[.init(visitor: numbers[0], value: numbers[1])] = times
    }
  }

  var count: Int { counts.count }

  /// The number of values that were stored more than once.
  var repeated: Int { counts.values.count { $0 > 1 } }

  /// Returns how many of the values are not stored.
  func missing(_ writes: [WritingStory.Write]) -> Int { writes.count { counts[$0] == nil } }
}
