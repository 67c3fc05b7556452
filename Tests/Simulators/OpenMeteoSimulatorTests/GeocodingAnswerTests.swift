import Foundation
import SimulatorKit
import StrataWebServer
import Testing

@testable import OpenMeteoSimulator

/// Tests of the geocoder's wire format.
struct GeocodingAnswerTests {
  func search(_ query: String, path: String = "/v1/search") async throws -> JSON {
    let simulator = try OpenMeteoSimulator()
    let response = await simulator.respond(to: HTTPRequest(path: path, query: query))
    return try JSON(reading: Array(response.text.utf8))
  }

  @Test func `a prefix of a name finds places, best known first`() async throws {
    let found = try await search("name=Londo&count=3")
    #expect(found.names == ["generationtime_ms", "results"])
    let first = found["results"]?.elements.first
    #expect(first?["name"] == "London")
    #expect(first?["country_code"] == "GB")
    #expect(first?["admin1"] == "England")
    #expect(first?["timezone"] == "Europe/London")
  }

  @Test func `place names are in the requested language if the gazetteer has them`()
    async throws
  {
    func name(_ language: String) async throws -> JSON? {
      try await search("name=Athens&count=1&language=\(language)")["results"]?.elements.first?[
        "name"]
    }
    #expect(try await name("en") == "Athens")
    #expect(try await name("el") == "Αθήνα")
    #expect(try await name("xx") == "Athens")
  }

  @Test(arguments: [
    ("10115", "Berlin"), ("SW1A", "London"), ("sw1a%201aa", "London"),
    ("75001&countryCode=FR", "Paris"), ("75001&countryCode=US", nil), ("00000", nil),
  ])
  func `a postcode that the simulated world has finds its town`(
    query: String, town: String?
  ) async throws {
    let found = try await search("name=\(query)")["results"]?.elements ?? []
    #expect(found.compactMap { $0["name"] } == (town.map { [JSON.string($0)] } ?? []))
  }

  @Test func `without a match the answer has no results key`() async throws {
    #expect(try await search("name=Qqqqq").names == ["generationtime_ms"])
    #expect(try await search("name=x").names == ["generationtime_ms"])
  }

  @Test(arguments: ["name=London&countryCode=CA", "name=London,%20CA", "name=London,%20Canada"])
  func `a search with a country returns only places in that country`(query: String) async throws {
    let found = try await search(query)["results"]?.elements ?? []
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0["country_code"] == "CA" })
  }

  @Test func `a place that is requested by its id is returned as an object, not in a list`()
    async throws
  {
    let bare = try await search("id=2643743", path: "/v1/get")
    #expect(bare["name"] == "London")
    #expect(bare["results"] == nil)
  }
}

extension HTTPResponse {
  var text: String {
    switch body {
    case .bytes(let bytes), .cut(let bytes, _): String(decoding: bytes, as: UTF8.self)
    }
  }
}

extension JSON {
  var elements: [JSON] { if case .array(let values) = self { values } else { [] } }
  var names: [String] { if case .members(let all) = self { all.map(\.name) } else { [] } }
  var string: String? { if case .string(let text) = self { text } else { nil } }
}
