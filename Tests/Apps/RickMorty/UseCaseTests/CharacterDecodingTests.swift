import Foundation
import Testing

@testable import UseCase

/// Tests of valid and invalid responses of the service.
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
  func `a response has a next page if it contains the next page's URL`(
    info: String, hasNext: Bool
  ) throws {
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
  func `an unreadable field is reported with its path`(character: String, path: String) {
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

  private static let unreadable: [(String, UnreadableCharacter)] = [
    (
      character.replacing("\"id\":2", with: "\"id\":\"2\""),
      .init(field: "results[1].id", value: "\"2\"", rule: "the value is not of the type Int")
    ),
    (
      character.replacing("\"name\":\"Morty\",", with: ""),
      .init(field: "results[1].name", value: nil, rule: "it is missing")
    ),
    (
      character.replacing("{\"name\":\"unknown\",\"url\":\"\"}", with: "[1]"),
      .init(
        field: "results[1].origin", value: "a list",
        rule: "the value is not of the type Dictionary<String, Any>")
    ),
    (
      character.replacing("https://e.org/episode/1\"", with: "\",null"),
      .init(field: "results[1].episode[1]", value: "null", rule: "it is null")
    ),
    ("null", .init(field: "results[1]", value: "null", rule: "it is null")),
  ]

  @Test(arguments: unreadable.indices)
  func `an unreadable character is left out, and the others and the next pages remain`(
    index: Int
  ) throws {
    let (text, problem) = Self.unreadable[index]
    let third = Self.character.replacing("\"id\":2", with: "\"id\":3")
    let page = try read(
      #"{"count":3,"pages":2,"next":"https://e.org/?page=2"}"#,
      "\(Self.character),\(text),\(third)")
    #expect(page.results.map(\.id) == [2, 3])
    #expect(page.unreadable == [problem])
    #expect(page.info.hasNext)
    let copy = try JSONDecoder().decode(
      CharactersPageResponse.self, from: JSONEncoder().encode(page))
    #expect(copy == page)
  }

  @Test func `a page with unknown words or empty addresses is still decoded`() throws {
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
  func `a response with other fields is not decoded as a page`(text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(CharactersPageResponse.self, from: Data(text.utf8))
    }
  }
}
