import Foundation
import Testing

@testable import UseCase

/// What the service writes, and what it should not.
@Suite("CharactersPageResponse") struct CharacterDecodingTests {
  private static let character = """
    {"id":2,"name":"Morty","status":"Alive","species":"Human","type":"","gender":"Male",
     "origin":{"name":"unknown","url":""},"location":{"name":"Earth","url":"https://e.org/location/3"},
     "image":"https://e.org/character/avatar/2.jpeg","episode":["https://e.org/episode/1"],
     "url":"https://e.org/character/2","created":"2017-11-04T18:50:21.651Z"}
    """

  private func read(_ info: String, _ results: String = character) throws -> CharactersPageResponse
  {
    let text = "{\"info\":\(info),\"results\":[\(results)]}"
    return try JSONDecoder().decode(CharactersPageResponse.self, from: Data(text.utf8))
  }

  @Test(
    .mission("R-34"),
    arguments: [
      (#"{"count":1,"pages":1,"next":"https://e.org/?page=2","prev":null}"#, true),
      (#"{"count":1,"pages":1,"next":null,"prev":""}"#, false),
      (#"{"count":1,"pages":1,"next":"","prev":""}"#, false),
      (#"{"count":1,"pages":1}"#, false),
      (#"{"count":1,"pages":1,"next":2}"#, true),
    ])
  func `more follows where a next page is named`(info: String, hasNext: Bool) throws {
    let page = try read(info)
    #expect(page.info.hasNext == hasNext)
    let copy = try JSONDecoder().decode(
      CharactersPageResponse.self, from: JSONEncoder().encode(page))
    #expect(copy == page)
  }

  @Test(arguments: [
    (character.replacing("\"id\":2", with: "\"id\":\"2\""), "results.Index 0.id"),
    (character.replacing("\"name\":\"Morty\",", with: ""), "results.Index 0"),
    ("[]", "results.Index 0"),
  ])
  func `what cannot be read names its place`(character: String, path: String) {
    let error = #expect(throws: DecodingError.self) {
      try read(#"{"count":1,"pages":1}"#, character)
    }
    let found: [any CodingKey]? =
      switch error {
      case .typeMismatch(_, let context), .keyNotFound(_, let context): context.codingPath
      default: nil
      }
    #expect(found?.map(\.stringValue).joined(separator: ".") == path)
  }

  @Test func `words that nobody knows and addresses that are empty cost no page`() throws {
    let strange = Self.character
      .replacing("\"Alive\"", with: "\"Presumed\"").replacing("\"Male\"", with: "\"Sphere\"")
      .replacing(#""https://e.org/location/3""#, with: "\"\"")
      .replacing(#""https://e.org/character/avatar/2.jpeg""#, with: "\"\"")
      .replacing(#""https://e.org/episode/1""#, with: "\"\"")
    let page = try read(#"{"count":1,"pages":1,"next":null,"prev":""}"#, strange)
    let shown = CharacterAdapter(try #require(page.results.first))
    #expect(shown.status == .other("Presumed") && shown.gender == "Sphere")
    #expect(shown.location == "Earth" && shown.image == nil && shown.episodes == [])
  }

  @Test(arguments: ["[]", #"{"error":"There is nothing here"}"#, #"{"results":[]}"#, "1", "nope"])
  func `another shape is no page`(text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(CharactersPageResponse.self, from: Data(text.utf8))
    }
  }
}
