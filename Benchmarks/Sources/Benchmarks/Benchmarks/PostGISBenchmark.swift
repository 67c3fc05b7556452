import Foundation
import SupabaseSimulator

/// The same query as ``NearBenchmark``'s, with FoodShare's migrations in PostgreSQL.
struct PostGISBenchmark: Benchmark {
  let title = "Food near a place, in PostGIS"
  let method = """
    1,000,000 listings of FoodShare's migrations in PostgreSQL with PostGIS, spread as above. \
    `search_food_items_nearby` is called as somebody who is not signed in, over libpq and a local \
    socket, with what lies within 5 km of points in the country and in the city; row-level security \
    judges each listing; and the 20 nearest of those that pass a filter of words, which \
    about one of seven does. Wall time, from the call to the rows' texts.
    """

  func run() async throws -> [Figure] {
    let database = try await SupabaseDatabase.template(
      in: .start(), migrations: URL(filePath: "Apps/FoodShare/supabase/migrations"))
    try await database.connect().perform { session throws(PostgresFailure) in
      try session.run(script: Self.filling)
    }
    let connection = try await database.connectAsAuthenticator()
    let country = try await times(connection, latitudes: 45...55, longitudes: 0...15)
    let city = try await times(connection, latitudes: 51.3...51.6, longitudes: -0.4...0.1)
    let filtered = try await times(
      connection, latitudes: 51.3...51.6, longitudes: -0.4...0.1,
      with: ", only_words => '70', most_rows => 20")
    return [
      Figure(
        name: "search within 5 km in the country, median", value: country.samples.percentile(0.5),
        unit: "ms",
        decimals: 2),
      Figure(
        name: "search within 5 km in the country, p95", value: country.samples.percentile(0.95),
        unit: "ms",
        decimals: 2),
      Figure(name: "listings found per search on average", value: country.found, unit: ""),
      Figure(
        name: "search within 5 km in the city, median", value: city.samples.percentile(0.5),
        unit: "ms",
        decimals: 2),
      Figure(
        name: "listings found per search on average, 200 at most", value: city.found, unit: ""),
      Figure(
        name: "filtered search within 5 km in the city, median",
        value: filtered.samples.percentile(0.5), unit: "ms", decimals: 2,
        budget: .atMost(city.samples.percentile(0.5)),
        reason: "each listing's words are compared until 20 have passed the filter"),
    ]
  }

  private func times(
    _ connection: PostgresConnection, latitudes: ClosedRange<Double>,
    longitudes: ClosedRange<Double>, with filter: String = ""
  ) async throws -> (samples: Samples, found: Double) {
    var samples = Samples()
    var found = 0
    for _ in 0..<200 {
      let point = [Double.random(in: latitudes), .random(in: longitudes)].map { "\($0)" }
      let start = ContinuousClock.now
      found += try await connection.perform { session throws(PostgresFailure) in
        try session.transaction(as: .anonymous) { session throws(PostgresFailure) in
          try session.run(
            "select * from search_food_items_nearby($1, $2, 5000\(filter))", point
          ).count
        }
      }
      samples.add(start.duration(to: .now))
    }
    guard found > 0 else { throw NotMeasured("nothing is near anywhere") }
    return (samples, Double(found) / Double(samples.count))
  }

  /// Without the triggers, which would choose a location for each.
  nonisolated private static let filling = """
    set session_replication_role = replica;
    insert into auth.users default values;
    insert into public.food_items (title, description, category, latitude, longitude, expiry_date)
      select 'Bread of yesterday', 'Two loaves, number ' || n, 'bakery',
        case when n % 10 = 0 then 51.3 + 0.3 * random() else 45 + 10 * random() end,
        case when n % 10 = 0 then -0.4 + 0.5 * random() else 15 * random() end,
        now() + interval '20 days'
      from generate_series(1, 1000000) n;
    insert into private.food_parties
      select id, (select id from auth.users limit 1), null, false, latitude, longitude
      from public.food_items;
    insert into private.food_spots
      select id, extensions.st_point(longitude, latitude)::extensions.geography
      from public.food_items;
    analyze;
    """
}
