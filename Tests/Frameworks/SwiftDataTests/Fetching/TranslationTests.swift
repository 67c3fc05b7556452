import Foundation
import Testing

@testable import SwiftData

/// Tests that a predicate finds the same rows as SQL and in Swift.
struct TranslationTests {
  /// Inserts rows with every kind of value, including `nil`, and texts in several forms.
  private static func fill(_ context: ModelContext) throws {
    var random = Steps()
    let names = ["Rome", "roma", "Caf\u{e9}", "Cafe\u{301}", "", "Zürich", "%_", "a\"b'c", "日本"]
    for number in 0..<120 {
      let trip = Trip(name: "\(names[number % names.count]) \(number)", days: random.next(9) - 4)
      trip.note = number % 3 == 0 ? nil : names[random.next(names.count)]
      trip.price = Double(random.next(40)) / 4 - 3
      trip.isBooked = random.next(2) == 0
      trip.mood = Mood.allCases[random.next(3)]
      trip.start = Date(timeIntervalSinceReferenceDate: Double(random.next(5)))
      trip.tags = random.next(2) == 0 ? ["x"] : []
      context.insert(trip)
      for city in names.prefix(random.next(4)) {
        context.insert(Stop(city: city, nights: random.next(4), trip: trip))
      }
    }
    try context.save()
  }

  /// A generator of numbers that are the same in every run.
  private struct Steps {
    var state: UInt64 = 7

    mutating func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
  }

  private func check<Model: PersistentModel>(
    _ predicates: [Predicate<Model>], isTranslated: Bool = true
  ) throws {
    let context = ModelContext(try memory())
    try Self.fill(context)
    let all = try context.fetch(FetchDescriptor<Model>())
    for (number, predicate) in predicates.enumerated() {
      let descriptor = FetchDescriptor<Model>(predicate: predicate)
      let plan = try FetchPlan(descriptor, context.core.plan)
      #expect(plan.isComplete == isTranslated, "predicate \(number)")
      let expected = try all.filter(predicate.evaluate).map(\.persistentModelID)
      #expect(
        try context.fetch(descriptor).map(\.persistentModelID) == expected, "predicate \(number)")
      #expect(try context.fetchCount(descriptor) == expected.count)
      #expect(try context.fetchIdentifiers(descriptor) == expected)
    }
  }

  @Test func `predicates with comparisons, logic and arithmetic match in SQL as in Swift`() throws {
    let (limit, none) = (2, String?.none)
    let start = Date(timeIntervalSinceReferenceDate: 2)
    try check([
      #Predicate<Trip> { $0.days > limit },
      #Predicate<Trip> { $0.days <= -1 || $0.isBooked },
      #Predicate<Trip> { !($0.days != 3) && $0.price < 2.5 },
    ])
    try check([
      #Predicate<Trip> { $0.days * 2 + 1 == 5 },
      #Predicate<Trip> { $0.days / 2 == -1 || $0.days % 3 == 2 },
      #Predicate<Trip> { $0.price / 2 >= 1.25 },
    ])
    try check([
      #Predicate<Trip> { -$0.days > 1 },
      #Predicate<Trip> { $0.start >= start },
      #Predicate<Trip> { $0.note == none },
    ])
    try check([
      #Predicate<Trip> { $0.isBooked == true },
      #Predicate<Trip> { (-1...2).contains($0.days) },
      #Predicate<Trip> { (0.5..<3).contains($0.price) },
    ])
  }

  @Test func `predicates compare and search texts by Swift's rules, not by SQLite's`() throws {
    let (wanted, form) = ("Cafe\u{301}", "caf")
    try check([
      #Predicate<Trip> { $0.note == wanted },
      #Predicate<Trip> { $0.name > "M" },
      #Predicate<Trip> { $0.name.contains("e") },
    ])
    try check([
      #Predicate<Trip> { $0.name.contains("%") },
      #Predicate<Trip> { $0.name.contains("") },
      #Predicate<Trip> { $0.name.starts(with: "Cafe") },
    ])
    try check([
      #Predicate<Trip> { $0.name.localizedStandardContains(form) },
      #Predicate<Trip> { $0.name.count > 6 },
    ])
    try check([#Predicate<Stop> { $0.city.isEmpty }])
  }

  @Test func `predicates with optionals match in SQL as in Swift`() throws {
    try check([
      #Predicate<Trip> { $0.note != nil },
      #Predicate<Trip> { $0.note == nil && $0.days > 0 },
      #Predicate<Trip> { ($0.note ?? "none") == "none" },
    ])
    try check([
      #Predicate<Trip> { $0.note?.contains("o") == true },
      #Predicate<Trip> { $0.note?.isEmpty != true },
      #Predicate<Trip> { $0.note != nil && $0.note! > "R" },
    ])
    try check([
      #Predicate<Trip> { $0.place == nil }
    ])
  }

  @Test func `predicates with captured lists match in SQL as in Swift`() throws {
    let (days, names, moods) = ([1, 2, 3], Set(["Rome", ""]), [Mood.calm])
    try check([
      #Predicate<Trip> { days.contains($0.days) },
      #Predicate<Trip> { moods.contains($0.mood) },
    ])
    try check([#Predicate<Stop> { names.contains($0.city) }])
  }

  @Test func `predicates compare enumerations with a raw value for equality`() throws {
    let wild = Mood.wild
    try check([#Predicate<Trip> { $0.mood == wild }, #Predicate<Trip> { $0.mood != wild }])
  }

  @Test func `predicates with relationships match in SQL as in Swift`() throws {
    try check([
      #Predicate<Trip> { $0.stops.isEmpty },
      #Predicate<Trip> { $0.stops.count > 1 && $0.isBooked },
      #Predicate<Trip> { trip in trip.stops.contains { $0.nights > 1 && $0.city != "" } },
    ])
    try check([
      #Predicate<Trip> { trip in trip.stops.allSatisfy { $0.nights < 3 } },
      #Predicate<Trip> { trip in trip.stops.filter { $0.nights == 2 }.count == 1 },
      #Predicate<Trip> { $0.guests.isEmpty },
    ])
    try check([
      #Predicate<Trip> { $0.leader == nil }
    ])
    try check([
      #Predicate<Stop> { $0.trip?.days == 2 },
      #Predicate<Stop> { $0.trip?.isBooked != true },
      #Predicate<Stop> { $0.trip != nil },
    ])
  }

  @Test func `captured predicates and expressions match in SQL as in Swift`() throws {
    let (wanted, cities) = (1, ["Rome", "roma"])
    let booked = #Predicate<Trip> { $0.isBooked }
    let long = #Predicate<Trip> { $0.days > wanted }
    let nights = #Predicate<Stop> { $0.nights > 1 }
    let known = #Expression<[Stop], Int> { stops in
      stops.filter { cities.contains($0.city) }.count
    }
    let isEarly = #Expression<Trip, Bool> { trip in trip.days < wanted }
    try check([
      #Predicate<Trip> { booked.evaluate($0) && long.evaluate($0) },
      #Predicate<Trip> { trip in !booked.evaluate(trip) || isEarly.evaluate(trip) },
      #Predicate<Trip> { trip in known.evaluate(trip.stops) + known.evaluate(trip.stops) == 2 },
    ])
    try check([
      #Predicate<Trip> { trip in trip.stops.contains { nights.evaluate($0) } }
    ])
    let both = #Predicate<Trip> { booked.evaluate($0) && long.evaluate($0) }
    try check([#Predicate<Trip> { both.evaluate($0) || $0.note == nil }])
    try check([#Predicate<Stop> { nights.evaluate($0) && $0.city != "" }])
  }

  @Test func `a captured predicate without an equivalent in SQL is evaluated in Swift`() throws {
    let tagged = #Predicate<Trip> { $0.tags.contains("x") }
    try check(
      [#Predicate<Trip> { $0.isBooked && tagged.evaluate($0) }], isTranslated: false)
  }

  @Test func `a predicate can be evaluated for a model that is in no store`() throws {
    let wanted = "Ostia"
    let predicate = #Predicate<Trip> { trip in
      trip.days > 1 && trip.note == nil && trip.stops.contains { $0.city == wanted }
    }
    let trip = Trip(name: "Rome", days: 3)
    #expect(try !predicate.evaluate(trip))
    trip.stops = [Stop(city: "Ostia")]
    #expect(try predicate.evaluate(trip))
    #expect([trip].filter { (try? predicate.evaluate($0)) ?? false }.count == 1)
  }

  @Test func `a predicate without an equivalent in SQL is evaluated in Swift`() throws {
    let place = Place(latitude: 1, longitude: 2)
    try check(
      [
        #Predicate<Trip> { $0.tags.contains("x") },
        #Predicate<Trip> { $0.place == place },
      ], isTranslated: false)
  }

  @Test func `a predicate finds models by their persistent identifiers`() throws {
    let context = ModelContext(try memory())
    let (rome, oslo) = (Trip(name: "Rome"), Trip(name: "Oslo"))
    for trip in [rome, oslo] { trip.stops = [Stop(city: trip.name)] }
    for trip in [rome, oslo] { context.insert(trip) }
    let identifier = oslo.persistentModelID
    let one = FetchDescriptor<Trip>(predicate: #Predicate { $0.persistentModelID == identifier })
    #expect(try context.fetch(one).map(\.name) == ["Oslo"])
    let stops = FetchDescriptor<Stop>(
      predicate: #Predicate { $0.trip?.persistentModelID == identifier })
    #expect(try context.fetch(stops).map(\.city) == ["Oslo"])
    let both = Set([identifier, rome.persistentModelID])
    let all = FetchDescriptor<Trip>(predicate: #Predicate { both.contains($0.persistentModelID) })
    #expect(try context.fetchCount(all) == 2)
  }

  @Test func `a fetch includes unsaved changes`() throws {
    let context = ModelContext(try memory())
    try Self.fill(context)
    let trip = try #require(
      try context.fetch(FetchDescriptor<Trip>(predicate: #Predicate { $0.stops.isEmpty })).first)
    trip.name = "only here"
    trip.stops.append(Stop(city: "new", nights: 77))
    let found = try context.fetch(
      FetchDescriptor<Trip>(
        predicate: #Predicate { trip in trip.stops.contains { $0.nights == 77 } }))
    #expect(found.map(\.name) == ["only here"])
  }
}
