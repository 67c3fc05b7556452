import Foundation
import SupabaseSimulator
import Testing

@testable import FoodShare

/// A database with some people, whose statements run with their rights.
struct Neighbourhood {
    let database: SupabaseDatabase
    let connection: PostgresConnection
    let giver = UUID()
    let anna = UUID()
    let ben = UUID()
    static let home = Coordinate(latitude: 48.2, longitude: 16.37)

    init(_ defaults: SharedProject.Defaults = .generous, hasLimits: Bool = false) async throws {
        database = try await SharedProject.fresh(defaults, hasLimits: hasLimits)
        connection = try await database.connect()
        for person in [giver, anna, ben] { try await admit(person) }
    }

    func admit(_ person: UUID) async throws {
        try await connection.query("insert into auth.users (id, is_anonymous) values ($1, true)", [person.uuidString])
    }

    /// Runs a statement as a person, or anonymously if the person is `nil`.
    @discardableResult
    func ask(_ person: UUID?, _ sql: String, _ parameters: [String?] = []) async throws -> [[String: String]] {
        try await Self.ask(connection, person, sql, parameters)
    }

    @discardableResult
    static func ask(
        _ connection: PostgresConnection, _ person: UUID?, _ sql: String, _ parameters: [String?] = []
    ) async throws -> [[String: String]] {
        let caller = person.map(Caller.person) ?? .anonymous
        return try await connection.perform { session throws(PostgresFailure) in
            try session.transaction(as: caller) { session throws(PostgresFailure) in try session.run(sql, parameters) }
        }
    }

    /// Inserts an offer of the giver, and returns its identifier.
    func offered(at place: Coordinate = home, title: String = "Bread") async throws -> UUID {
        let id = UUID()
        try await ask(
            giver,
            """
            insert into food_items (id, title, category, latitude, longitude, expiry_date)
            values ($1, $2, 'bakery', $3, $4, now() + interval '1 day')
            """, [id.uuidString, title, "\(place.latitude)", "\(place.longitude)"])
        return id
    }

    /// Returns the place of a listing that a person can see.
    func place(_ item: UUID, for person: UUID?) async throws -> Coordinate {
        let row = try #require(try await ask(person, "select latitude, longitude from food_item($1)", [item.uuidString]).first)
        return try Coordinate(
            latitude: #require(Double(row["latitude"] ?? "")), longitude: #require(Double(row["longitude"] ?? "")))
    }

    /// Returns the listings that a person finds around a place.
    func found(by person: UUID?, at place: Coordinate = home, metres: Double = 5_000) async throws -> [UUID] {
        let rows = try await ask(
            person, "select id from search_food_items_nearby($1, $2, $3)",
            ["\(place.latitude)", "\(place.longitude)", "\(metres)"])
        return rows.compactMap { $0["id"].flatMap(UUID.init) }
    }

    func standing(_ item: UUID, for person: UUID?) async throws -> String? {
        try await ask(person, "select food_item_standing($1) as standing", [item.uuidString]).first?["standing"]
    }

    func refusal(_ work: () async throws -> Void) async -> String? {
        do {
            try await work()
            return nil
        } catch {
            return (error as? PostgresFailure)?.code
        }
    }
}
