import Foundation
import StrataDeviceServices
import UseCase
import WeDaData
import WeDaDomain

/// The fuzzing check of services' answers and of stored files: each is refused by a typed error, or
/// becomes plausible values. The first byte chooses the type: `a` is the first one.
enum AnswerCheck {
  static let now = Date(timeIntervalSince1970: 1_773_308_400)
  static let provider = WeatherProvider(id: "fuzz", name: "Fuzz")
  static let place = (try? Coordinate(latitude: 51.5, longitude: -0.12)).map {
    Place(name: "London", state: nil, country: "GB", coordinate: $0)
  }

  typealias Reader = @Sendable (Data, Place) throws -> Void

  private static let readers = openWeatherMap + openMeteo + warnings + stored + characters

  static func check(_ bytes: [UInt8]) throws(FuzzFailure) {
    guard let first = bytes.first, let place else { return }
    let number = (Int(first) - Int(UInt8(ascii: "a"))) % readers.count
    do {
      try readers[number < 0 ? number + readers.count : number](Data(bytes.dropFirst()), place)
    } catch let failure as FuzzFailure {
      throw failure
    } catch is DecodingError {
      // The answer has another form.
    } catch is UnreadableField {
      // A value of the answer is implausible.
    } catch is InvalidValue {
      // A value of a file breaks a rule.
    } catch {
      throw FuzzFailure("an answer was refused by an unexpected error: \(error)")
    }
  }

  static func read<Value: Decodable>(_ type: Value.Type, _ data: Data) throws -> Value {
    try JSONDecoder().decode(type, fromUntrusted: data)
  }

  /// Checks that a value is written and read back unchanged.
  static func checkAgain<Value: Codable & Equatable>(_ value: Value) throws {
    let again = try read(Value.self, try JSONEncoder().encode(value))
    try hold(again == value, "\(Value.self) is not read back as it was written")
  }

  // MARK: Characters of Rick and Morty

  private static let characters: [Reader] = [
    { data, _ in
      let page = try read(CharactersPageResponse.self, data)
      try checkAgain(page)
      let shown = page.results.map(CharacterAdapter.init)
      try hold(shown.count == page.results.count, "a character is missing")
      for character in shown { try check(character) }
    },
    { data, _ in
      let character = try read(CharacterResponse.self, data)
      try checkAgain(character)
      try check(CharacterAdapter(character))
    },
  ]

  private static func check(_ character: CharacterAdapter) throws {
    for url in [character.image, character.url].compactMap(\.self) {
      try hold(["http", "https"].contains(url.scheme?.lowercased()), "\(url) is no web address")
    }
  }
}
