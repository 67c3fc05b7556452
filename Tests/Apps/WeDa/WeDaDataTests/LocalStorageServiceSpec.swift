import Foundation
import StrataKitTesting
import StrataPersistence
import Testing
import WeDaDomain

@testable import WeDaData

/// Tests of the behaviour of the storage in the form given, when, then.
@Suite("Local storage", .mission("W-201")) struct LocalStorageServiceSpec {
  /// A device's storage, with times in hours.
  struct Kept {
    let folder: TemporaryFolder
    let favorites: SQLiteFavoritesRepository
    let history: SQLiteHistoryRepository

    init() throws {
      let folder = try TemporaryFolder()
      let store = DocumentStore(try Database(file: folder.file("data.sqlite")))
      self.folder = folder
      favorites = SQLiteFavoritesRepository(store: store)
      history = SQLiteHistoryRepository(store: store)
    }

    func save(_ place: Place, hour: Int = 0) async throws {
      try await favorites.add(Favorite(place: place, addedAt: Self.time(hour)))
    }

    func search(_ place: Place, hour: Int = 0) async throws {
      try await history.record(
        SearchRecord(place: place, searchedAt: Self.time(hour)), limit: SearchRecord.limit)
    }

    var places: [Place] {
      get async throws { try await favorites.favorites().map(\.place) }
    }

    var searches: [Place] {
      get async throws { try await history.records(limit: SearchRecord.limit).map(\.place) }
    }

    static func time(_ hour: Int) -> Date {
      WeatherReport.fixtureTime.addingTimeInterval(Double(hour) * 3600)
    }
  }

  @Suite("saving a favorite city") struct Saving {
    @Test func `given a new city, when it is saved, then it is a favorite`()
      async throws
    {
      let kept = try Kept()
      try await kept.save(.london)
      #expect(try await kept.places == [.london])
    }

    @Test func `given a new city, when it is saved, then its star is set`()
      async throws
    {
      let kept = try Kept()
      #expect(try await !kept.favorites.contains(Place.london.id))
      try await kept.save(.london)
      #expect(try await kept.favorites.contains(Place.london.id))
    }

    @Test func `given a favorite, when it is saved again, then it is listed once`()
      async throws
    {
      let kept = try Kept()
      try await kept.save(.london)
      try await kept.save(.london, hour: 1)
      #expect(try await kept.places == [.london])
    }

    @Test func `given a favorite, when a city of the same name is saved, then both are listed`()
      async throws
    {
      let kept = try Kept()
      try await kept.save(.london)
      try await kept.save(.londonOntario, hour: 1)
      #expect(try await Set(kept.places) == [.london, .londonOntario])
    }
  }

  @Suite("removing a favorite city") struct Removing {
    @Test func `given two favorites, when one is removed, then the other remains`() async throws {
      let kept = try Kept()
      try await kept.save(.london)
      try await kept.save(.tokyo, hour: 1)
      try await kept.favorites.remove(Place.london.id)
      #expect(try await kept.places == [.tokyo])
    }

    @Test func `given a city that is not a favorite, when it is removed, then nothing changes`()
      async throws
    {
      let kept = try Kept()
      try await kept.save(.london)
      try await kept.favorites.remove(Place.tokyo.id)
      #expect(try await kept.places == [.london])
    }
  }

  @Suite("reading the favorites") struct Reading {
    @Test func `given no favorite, when they are read, then the list is empty`() async throws {
      #expect(try await Kept().places.isEmpty)
    }

    @Test func `given several favorites, when they are read, then the newest comes first`()
      async throws
    {
      let kept = try Kept()
      for (hour, place) in [Place.london, .tokyo, .paris].enumerated() {
        try await kept.save(place, hour: hour)
      }
      #expect(try await kept.places == [.paris, .tokyo, .london])
    }

    @Test func `given a favorite, when the app starts again, then it is still there`()
      async throws
    {
      let kept = try Kept()
      try await kept.save(.london)
      let store = DocumentStore(try Database(file: kept.folder.file("data.sqlite")))
      #expect(
        try await SQLiteFavoritesRepository(store: store).favorites().map(\.place) == [.london])
    }
  }

  @Suite("recording a search") struct Recording {
    @Test func `given some searches, when a city is searched, then it comes first`()
      async throws
    {
      let kept = try Kept()
      try await kept.search(.london)
      try await kept.search(.paris, hour: 1)
      #expect(try await kept.searches == [.paris, .london])
    }

    @Test func `given a searched city, when it is searched again, then it is listed once`()
      async throws
    {
      let kept = try Kept()
      try await kept.search(.london)
      try await kept.search(.paris, hour: 1)
      try await kept.search(.london, hour: 2)
      #expect(try await kept.searches == [.london, .paris])
    }

    @Test func `given twenty searches, when another city is searched, then the oldest is removed`()
      async throws
    {
      let kept = try Kept()
      let places = (0...20).map { index in
        Place(
          name: "City \(index)", state: nil, country: "XX",
          coordinate: .fixture(Double(index), 1))
      }
      for (hour, place) in places.enumerated() { try await kept.search(place, hour: hour) }
      #expect(try await kept.searches == Array(places.dropFirst().reversed()))
    }
  }

  @Suite("clearing the history") struct Clearing {
    @Test
    func `given searches and favorites, when the history is cleared, then the favorites remain`()
      async throws
    {
      let kept = try Kept()
      try await kept.save(.tokyo)
      try await kept.search(.london)
      try await kept.history.clear()
      #expect(try await kept.searches.isEmpty)
      #expect(try await kept.places == [.tokyo])
    }
  }
}
