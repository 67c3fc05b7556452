import Foundation
import SimulatorKit
import StrataDeviceServices
import StrataWebServer
import Supabase
import SupabaseSimulator

/// The fuzzing check of PostgREST's requests and answers.
///
/// The SQL of any request has all of a stranger's text in quotes or in parameters; the simulator
/// reads what the client has written; and an answer is refused by a typed error, or read back as it
/// was written.
enum PostgrestCheck {
  private static let client = URL(string: "https://project.example.org").map {
    SupabaseClient(supabaseURL: $0, supabaseKey: "key")
  }

  static func check(_ text: String) throws(FuzzFailure) {
    try checkStatement(text)
    try checkAnswer(Data(text.utf8))
    let words = text.split(separator: "\n", maxSplits: 3, omittingEmptySubsequences: false)
      .map(String.init)
    if words.count == 4 { try checkRequest(words[0], words[1], words[2], words[3]) }
  }

  // MARK: Requests

  private static func checkStatement(_ query: String) throws(FuzzFailure) {
    guard let query = try? RestQuery(HTTPRequest(query: query)) else { return }
    try hold(
      bare(query.columns).allSatisfy { ["*", ","].contains($0) },
      "the columns \(query.columns) are more than names")
    try hold(
      bare(query.order).allSatisfy {
        ["order", "by", ",", "asc", "desc", "nulls", "first", "last"].contains($0)
      }, "the order \(query.order) is more than an order")
    try hold(
      bare(query.condition).allSatisfy { word in
        ["where", "and", "=", "<>", ">", ">=", "<", "<="].contains(word)
          || word.first == "$" && Int(word.dropFirst()) != nil
      }, "the condition \(query.condition) is more than comparisons")
    try hold(
      bare(query.range).allSatisfy { ["limit", "offset"].contains($0) || Int($0) != nil },
      "the range \(query.range) is more than numbers")
  }

  /// Returns the words of SQL outside of quoted names.
  private static func bare(_ sql: String) -> [Substring] {
    // Two quotation marks inside of a name end it and begin it again. The database reads bytes.
    let parts = sql.utf8.split(
      separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
    guard parts.count % 2 == 1 else { return ["a name without an end"] }
    return parts.enumerated().filter { $0.offset % 2 == 0 }
      .flatMap { String(decoding: $0.element, as: UTF8.self).split(separator: " ") }
      .flatMap { $0.count > 1 && $0.hasSuffix(",") ? [$0.dropLast(), ","] : [$0] }
  }

  private static let reserved: Set = ["select", "order", "limit", "offset", "columns", "apikey"]

  /// Compares what the client writes with what the simulator reads.
  private static func checkRequest(
    _ table: String, _ column: String, _ value: String, _ sorted: String
  ) throws(FuzzFailure) {
    let isPlain = sorted.allSatisfy { $0.isASCII && $0.isLetter }
    guard let client, !reserved.contains(column), isPlain, !sorted.isEmpty else { return }
    let request = client.from(table).select("*").eq(column, value: value).order(sorted).limit(7)
    guard let address = try? request._request.call.address else {
      return try hold(table.isEmpty, "the table \(table) has no address")
    }
    let parts = URLComponents(url: address, resolvingAgainstBaseURL: true)
    let path = (parts?.percentEncodedPath ?? "").split(separator: "/")
    try hold(path.count == 3, "the table \(table) has the path \(path)")
    let query = try? RestQuery(HTTPRequest(query: parts?.percentEncodedQuery))
    guard let query else { throw FuzzFailure("the simulator refuses the request \(address)") }
    try hold(query.parameters == [value], "\(value) was read as \(query.parameters)")
    try hold(
      query.condition == " where \(SQLText.name(column)) = $1",
      "the column \(column) was read as \(query.condition)")
    try hold(
      query.order == " order by \(SQLText.name(sorted)) asc nulls last",
      "the order was read as \(query.order)")
    try hold(query.range == " limit 7", "the limit was read as \(query.range)")
  }

  // MARK: Answers

  private struct Row: Codable, Equatable {
    var id: UUID
    var name: String?
    var count: Int?
    var share: Double?
    var at: Date?
  }

  private static func checkAnswer(_ body: Data) throws(FuzzFailure) {
    if let error = PostgrestError(body) {
      let written = try? JSONEncoder().encode(error)
      try hold(written.flatMap { PostgrestError($0) } == error, "an error is not read back")
    }
    if let session = read(Session.self, body) {
      let written = try? JSONEncoder().encode(session)
      try hold(
        written.flatMap { read(Session.self, $0) } == session, "a session is not read back")
    }
    do {
      _ = try PostgrestCall.decoder.decode([Row].self, fromUntrusted: body)
    } catch {
      try hold(error is DecodingError, "an answer was refused by an unexpected error: \(error)")
    }
    if let json = try? JSON(reading: [UInt8](body)) {
      try hold((try? JSON(reading: json.bytes)) == json, "JSON is not read back as it was written")
    }
  }

  private static func read<Value: Decodable>(_ type: Value.Type, _ body: Data) -> Value? {
    try? JSONDecoder().decode(type, fromUntrusted: body)
  }
}
