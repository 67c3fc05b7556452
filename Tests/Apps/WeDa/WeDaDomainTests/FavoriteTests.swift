import Testing

@testable import WeDaDomain

@Suite struct FavoriteTests {
  @Test func `new favourites come first, and removed ones are skipped`() {
    #expect(
      FavoriteOrder.sorted(["new", "a", "b", "c"], by: ["c", "gone", "a", "b", "a"])
        == ["new", "c", "a", "b"])
    #expect(FavoriteOrder.sorted(["b", "a"], by: []) == ["b", "a"])
  }

  @Test
  func `a favourite can be moved before another or to the end, and unknown ids change nothing`() {
    let ids = ["a", "b", "c"]
    #expect(FavoriteOrder.moving("c", before: "a", in: ids) == ["c", "a", "b"])
    #expect(FavoriteOrder.moving("a", before: nil, in: ids) == ["b", "c", "a"])
    #expect(FavoriteOrder.moving("a", before: "c", in: ids) == ["b", "a", "c"])
    for (id, next) in [("a", "a"), ("x", "a"), ("a", "x")] {
      #expect(FavoriteOrder.moving(id, before: next, in: ids) == ids)
    }
  }

  @Test func `moves of favourites from two windows are both applied to the stored order`()
    async throws
  {
    let repository = MockFavoritesRepository(
      [Place.london, .paris, .tokyo].enumerated().map { index, place in
        Favorite(
          place: place, addedAt: WeatherReport.fixtureTime.addingTimeInterval(Double(-index)))
      })
    try await repository.move(Place.tokyo.id, before: Place.london.id)
    // The other window still shows London first; its move does not undo the earlier one.
    try await repository.move(Place.paris.id, before: Place.london.id)
    #expect(try await repository.favorites().map(\.place) == [.tokyo, .paris, .london])
  }

  @Test func `a label is trimmed, and a blank one is nil`() throws {
    #expect(try FavoriteLabel("  Grandma\n")?.text == "Grandma")
    #expect(try FavoriteLabel(" \n ") == nil)
    let family = try #require(try FavoriteLabel("👨‍👩‍👧 بيت"))
    #expect(family.text == "👨‍👩‍👧 بيت")
    let favorite = Favorite(place: .london, addedAt: WeatherReport.fixtureTime)
    #expect(favorite.name == "London")
    #expect(favorite.labelled(family).name == "👨‍👩‍👧 بيت")
    #expect(favorite.labelled(family).labelled(nil) == favorite)
  }

  @Test(arguments: [
    (String(repeating: "a", count: 61), "1 ... 60"), ("a\u{0}b", "no control characters"),
    ("a\u{202E}b", "no control characters"), ("a\nb", "no control characters"),
    ("<b>", "no < and >"), ("e" + String(repeating: "\u{301}", count: 2000), "1 ... 60"),
  ])
  func `an invalid label is refused with field, value and rule`(text: String, rule: String) {
    let error = #expect(throws: InvalidValue.self) { try FavoriteLabel(text) }
    #expect(error?.field == "label")
    #expect(error?.rule == rule)
    #expect((error?.value.unicodeScalars.count ?? 99) < 90)
    #expect(error?.value.contains("\u{202E}") == false)
  }

  @Test func `renaming a favourite to an invalid label throws and changes nothing`() async {
    let repository = MockFavoritesRepository()
    let arrange = DefaultArrangeFavoritesUseCase(favorites: repository)
    await #expect(throws: ArrangeFavoritesError.self) {
      try await arrange.rename(Place.london.id, to: "<script>")
    }
    #expect(await (try? repository.favorites())?.allSatisfy { $0.label == nil } == true)
  }
}
