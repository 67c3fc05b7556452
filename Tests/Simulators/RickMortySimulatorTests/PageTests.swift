import Foundation
import SimulatorKit
import StrataKitTesting
import StrataWebServer
import Testing

@testable import RickMortySimulator

/// Tests of the wire format of `/api/character`.
struct PageTests {
  let simulator = RickMortySimulator()

  func ask(_ path: String, _ query: String? = nil) async throws -> (status: Int, json: JSON) {
    let request = HTTPRequest(path: path, query: query, headers: ["Host": "127.0.0.1:9"])
    let response = await simulator.respond(to: request)
    guard case .bytes(let bytes) = response.body else { throw CocoaError(.fileReadUnknown) }
    return (response.status, try JSON(reading: bytes))
  }

  func page(_ query: String?) async throws -> JSON { try await ask("/api/character", query).json }

  @Test(.mission("R-113"))
  func `826 characters are served on 42 pages of at most twenty`() async throws {
    let first = try await page(nil)
    #expect(first["info"]?["count"] == 826)
    #expect(first["info"]?["pages"] == 42)
    #expect(first["info"]?["next"] == "http://127.0.0.1:9/api/character?page=2")
    #expect(first["info"]?["prev"] == .null)
    #expect(first["results"]?.elements.count == 20)
    let last = try await page("page=42")
    #expect(last["info"]?["next"] == .null)
    #expect(last["info"]?["prev"] == "http://127.0.0.1:9/api/character?page=41")
    #expect(last["results"]?.elements.count == 6)
  }

  @Test func `all pages together contain every character once`() async throws {
    var ids: [JSON] = []
    for number in 1...42 {
      ids += try await page("page=\(number)")["results"]?.elements.compactMap { $0["id"] } ?? []
    }
    #expect(ids == (1...826).map { JSON.integer($0) })
  }

  @Test(arguments: ["page=0", "page=-3", "page=x", "page="])
  func `invalid page numbers fall back to page 1`(query: String) async throws {
    #expect(try await page(query)["results"]?.elements.first?["id"] == 1)
  }

  @Test func `a page past the end gets status 404`() async throws {
    let answer = try await ask("/api/character", "page=43")
    #expect(answer.status == 404)
    #expect(answer.json == .object(["error": "There is nothing here"]))
  }

  @Test(.mission("R-65"), arguments: ["alive", "dead", "unknown"])
  func `the status filter ignores case`(status: String) async throws {
    let found = try await page("status=\(status.uppercased())")
    let words = Set(found["results"]?.elements.compactMap { $0["status"]?.string } ?? [])
    #expect(words.map { $0.lowercased() } == [status])
    #expect(
      found["info"]?["next"]
        == .string("http://127.0.0.1:9/api/character?page=2&status=\(status.uppercased())"))
  }

  @Test func `several filters are combined with and, and an empty filter is ignored`() async throws
  {
    let found = try await page("name=%20morty%20&status=alive&species=&made=up")["results"]
    let names = found?.elements.compactMap { $0["name"]?.string } ?? []
    #expect(!names.isEmpty && names.allSatisfy { $0.lowercased().contains("morty") })
    let nobody = try await ask("/api/character", "name=qqqq")
    #expect(nobody.status == 404)
  }

  @Test func `the filter gender=male does not match female characters`() async throws {
    let men = try await page("gender=male")["results"]?.elements ?? []
    #expect(men.allSatisfy { $0["gender"] == "Male" } && !men.isEmpty)
  }

  @Test func `a repeated query parameter gets status 500`() async throws {
    #expect(try await ask("/api/character", "name=a&name=b").status == 500)
  }

  @Test func `a character has the same JSON in a list and by its id`() async throws {
    let one = try await ask("/api/character/2").json
    #expect(one["name"] == "Morty Smith")
    #expect(one["image"] == "http://127.0.0.1:9/api/character/avatar/2.png")
    #expect(try await page(nil)["results"]?.elements[1] == one)
  }

  @Test func `a request for several characters returns an array of those that exist`() async throws
  {
    for path in ["/api/character/1,9999,3", "/api/character/[1,9999,3]"] {
      #expect(try await ask(path).json.elements.compactMap { $0["id"] } == [1, 3])
    }
  }

  @Test(arguments: [
    ("/api/character/9999", 404, "Character not found"),
    ("/api/character/abc", 500, "Hey! you must provide an id"),
    ("/api/character/[1,x]", 500, "Bad... bad array :/"),
    ("/api/planet", 404, "There is nothing here."),
    ("/api/character/avatar/9999.png", 404, "Character not found"),
  ])
  func `unknown and invalid paths get the status and message of the real service`(
    path: String, status: Int, words: String
  )
    async throws
  {
    let answer = try await ask(path)
    #expect(answer.status == status)
    #expect(answer.json == .object(["error": .string(words)]))
  }

  @Test
  func `an injected status 500 is answered as an HTML page with 502, like the service's proxy`()
    async throws
  {
    await simulator.faults.add(Fault(.status(500), times: 1))
    let response = await simulator.respond(to: HTTPRequest(path: "/api/character"))
    #expect(response.status == 502)
    #expect(response.headers["content-type"] == "text/html; charset=utf-8")
    #expect(try await ask("/api/character").status == 200)
  }
}

extension JSON {
  fileprivate var elements: [JSON] { if case .array(let values) = self { values } else { [] } }
  fileprivate var string: String? { if case .string(let text) = self { text } else { nil } }
}
