import Foundation
import StrataBrowserTesting
import StrataPersistence
import SupabaseSimulator

/// A FoodShare that serves a test, and the data that it stores.
struct StoredFood {
  let app: ServedApp
  /// The server that a second person uses: another one that shares the data, or the same one.
  let other: ServedApp
  /// The project's database; `nil` if the app stores its listings itself.
  let project: SupabaseDatabase?
  /// The address of the database in which the app stores its listings; `nil` for its SQLite file.
  let server: PostgresServer?

  /// Makes everything that is stored older, and lets the daily job remove what is due. The app's job
  /// runs when the app starts, so the app is restarted; a project's is called before that, as `pg_cron`
  /// does. No page may be open meanwhile.
  ///
  /// - Parameter days: The number of days that pass.
  func pass(days: Int) async throws {
    for app in apps { try await app.stop() }
    if let project {
      let connection = try await project.connect()
      try await age(connection, "interval '\(days) days'")
      try await connection.query("select public.purge_food(), private.purge_photo_checks()")
    } else {
      try await age(by: Double(days) * 86_400)
    }
    for app in apps { try await app.restart() }
  }

  private var apps: [ServedApp] { app === other ? [app] : [app, other] }

  /// Returns what is stored about offers: the offers, conversations, exact places and photos' files of
  /// a project, or the offers and photos of the app.
  func leftovers() async throws -> [String] {
    guard let project else { return try await listings() + photos() }
    let rows = try await project.connect().query(
      """
      select 'offer ' || title as what from public.food_items
      union all select 'place ' || latitude from private.food_parties
      union all select 'conversation ' || status from private.food_handovers
      union all select 'message ' || text from private.food_messages
      union all select 'terms ' || item_id from private.food_terms
      union all select 'photo ' || name from storage.objects
      """)
    return rows.compactMap { $0["what"] }
  }

  private func age(_ connection: PostgresConnection, _ time: String) async throws {
    try await connection.query(
      """
      update private.food_handovers set asked_at = asked_at - \(time),
        answer_by = answer_by - \(time), ended_at = ended_at - \(time), expiry = expiry - \(time)
      """)
    try await connection.query("update storage.objects set created_at = created_at - \(time)")
    // Without the triggers, which permit no date in the past.
    try await connection.query("set session_replication_role = replica")
    try await connection.query(
      "update public.food_items set expiry_date = expiry_date - \(time)")
    // The purge needs them: they remove what belongs to a listing.
    try await connection.query("set session_replication_role = origin")
  }

  private var file: URL { app.dataFolder.appendingPathComponent("data.sqlite") }

  /// Runs work on the app's database.
  private func reading<Answer>(
    _ work: (DocumentStore) async throws -> Answer
  ) async throws -> Answer {
    let database =
      if let server { try Database(server: server, file: file) } else { try Database(file: file) }
    let answer = try await work(DocumentStore(database))
    await database.close()
    return answer
  }

  private func listings() async throws -> [String] {
    try await reading { store in
      try await store.placed("listings", of: JSONValue.self).keys(after: "", limit: 100)
    }
  }

  private func photos() -> [String] {
    let folder = app.dataFolder.appendingPathComponent("photos", isDirectory: true)
    return (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
  }

  private func age(by seconds: Double) async throws {
    try await reading { store in
      let listings = store.placed("listings", of: JSONValue.self)
      for key in try await listings.keys(after: "", limit: 100) {
        _ = try await listings.change(key: key) { listing in
          listing = listing.older(by: seconds)
          return true
        }
      }
      // The times at which to look for what is due are stored with the reverse order.
      let purges = store.collection("purges", of: JSONValue.self, scope: .shared)
      for purge in try await purges.documents() {
        try await purges.put(
          purge.value, key: purge.key, at: purge.at.addingTimeInterval(seconds))
      }
    }
  }
}

extension JSONValue {
  /// Returns the value with earlier times: numbers of seconds since 2001, and texts such as
  /// `2026-11-23T08:15:30.000Z`.
  fileprivate func older(by seconds: Double) -> JSONValue {
    switch self {
    // No other number that is stored with an offer is as large.
    case .number(let time) where time > 500_000_000: return .number(time - seconds)
    case .string(let text):
      let format = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
      guard let time = try? format.parse(text) else { return self }
      return .string(time.addingTimeInterval(-seconds).formatted(format))
    case .array(let values): return .array(values.map { $0.older(by: seconds) })
    case .object(let members): return .object(members.mapValues { $0.older(by: seconds) })
    default: return self
    }
  }
}
