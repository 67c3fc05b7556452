import Foundation
import Testing

@testable import StrataPlaceNames

/// Tests of searches for towns whose names are unfinished, in another language, or misspelled.
@Suite struct TownSearchTests {
  private let names: PlaceNames

  init() throws { names = try PlaceNames.bundled() }

  private func first(_ text: String, _ language: String = "en") -> NamedPlace? {
    names.search(text, in: Locale(identifier: language)).first
  }

  @Test(arguments: [
    ("lond", "London", "England"), ("Portland Oregon", "Portland", "Oregon"),
    ("Lodnon", "London", "England"), ("Lodnon, Ontario", "London", "Ontario"),
    ("londn canada", "London", "Ontario"), ("New Yrok", "New York City", "New York"),
    ("New Yrok, US", "New York City", "New York"), ("paris, tex", "Paris", "Texas"),
    ("東京", "Tokyo", "Tokyo"), ("لندن", "London", "England"), ("Munchen", "Munich", "Bavaria"),
  ])
  func `an unfinished, foreign or misspelled name finds its town, in the region behind it`(
    text: String, name: String, region: String
  ) {
    let found = first(text)
    #expect(found?.name == name && found?.region == region)
  }

  @Test func `a town is found as the name that was typed, and as its own if that fits`() {
    #expect(first("Londres")?.foundAs == "Londres" && first("Londres")?.name == "London")
    #expect(first("Lond")?.foundAs == "London")
    #expect(first("Lodnon")?.foundAs == "London")
  }

  @Test func `a search in a cancelled task finds nothing`() async {
    let names = names
    let search = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return names.search("Londres", in: Locale(identifier: "en"))
    }
    #expect(await search.value.isEmpty)
  }

  @Test func `countries are understood in the reader's language and in English`() {
    #expect(first("Londres, Reino Unido", "es")?.name == "London")
    #expect(first("London, United Kingdom", "ar")?.country == "GB")
    #expect(first("لندن، المملكة المتحدة", "ar")?.country == "GB")
    #expect(first("London, Reino Unido", "ar") == nil)
  }

  @Test func `at most as many towns as requested are found, and none for a code or nonsense`() {
    #expect(names.search("lon", in: Locale(identifier: "en")).count == 6)
    #expect(names.search("lon", in: Locale(identifier: "en"), upTo: 2).count == 2)
    #expect(first("") == nil && first(" , ") == nil && first("qzxqzx") == nil)
    #expect(first("10115") == nil, "a code is not a misspelled name")
  }

  @Test func `all other names are in the order of their folded forms, and belong to a town`()
    throws
  {
    let others = try #require(names.others)
    #expect(others.count > 100_000)
    var last = ""
    for position in 0..<others.count {
      let folded = PlaceNames.folded(others.name(position))
      try #require(last <= folded && others.place(position) < names.count)
      last = folded
    }
  }

  private func bytes(_ number: some FixedWidthInteger) -> Data {
    withUnsafeBytes(of: number.littleEndian) { Data($0) }
  }

  @Test func `a damaged file of other names is refused, and a wrong offset gives an empty name`()
    throws
  {
    let good =
      Data("OTHERS1\n".utf8) + bytes(UInt32(2)) + bytes(UInt16(7)) + bytes(UInt32(0))
      + bytes(UInt16(9)) + bytes(UInt32(4)) + Data("romeRoms".utf8)
    let others = try OtherNames(data: good)
    #expect(others.place(1) == 9 && others.name(0) == "rome" && others.name(1) == "Roms")
    #expect(others.beginning("rom") == 0..<2 && others.beginning("roms") == 1..<2)
    #expect(others.beginning("ro\u{0}").isEmpty && others.beginning("s").isEmpty)
    for cut in [0, 11] {
      #expect(throws: NameFileError.self) { try OtherNames(data: good.prefix(cut)) }
    }
    let short = #expect(throws: NameFileError.self) { try OtherNames(data: good.prefix(20)) }
    #expect(short?.field == "names" && short?.value == "2")
    var wrong = good
    wrong[20] = 200
    #expect(try OtherNames(data: wrong).name(1) == "")
  }

  @Test func `a text without a comma has readings with its last words as the region`() throws {
    let readings = TownText.readings(of: "Hamilton New Zealand")
    #expect(readings.map(\.name) == ["hamilton new zealand", "hamilton new", "hamilton"])
    #expect(readings.map(\.around) == [[], ["zealand"], ["new zealand"]])
    #expect(TownText.readings(of: "Paris, TX, ").map(\.around) == [["tx"]])
    #expect(TownText.readings(of: ",").isEmpty)
  }

  @Test(arguments: [
    ("Benfica", 38.72, -9.14, "PT"), ("Benfica", -8.84, 13.23, "AO"),
    ("London", 42.99, -81.25, "CA"),
    // 150 km away another Paris is as far as any.
    ("Paris", 32.78, -96.8, "FR"), ("Lond", 42.99, -81.25, "CA"), ("Paris", 38.72, -9.14, "FR"),
  ])
  func `of namesakes those near the reader come first`(
    text: String, latitude: Double, longitude: Double, country: String
  ) {
    let english = Locale(identifier: "en")
    let found = names.search(text, in: english, near: (latitude, longitude))
    #expect(found.first?.country == country)
    #expect(Set(found.map(\.country)).count > 1, "those far away are found, too")
  }
}
