import Foundation
import Observation
import StrataKitTesting
import SwiftData
import Testing

/// Tests of the values that a context stores and returns.
struct SavingTests {
  @Test func `every kind of attribute is read back from the file unchanged`() throws {
    let folder = try TemporaryFolder()
    let url = folder.file("trips.store")
    let token = UUID()
    do {
      let context = ModelContext(try stored(at: url, Trip.self))
      let trip = Trip(name: "Rome", days: 3, note: "“quotes”")
      (trip.price, trip.isBooked, trip.mood, trip.token) = (99.5, true, .wild, token)
      trip.start = Date(timeIntervalSinceReferenceDate: 700_000_000.25)
      trip.place = Place(latitude: 41.9, longitude: 12.5)
      trip.tags = ["old", "warm"]
      trip.picture = Data([0, 1, 255])
      trip.link = URL(string: "https://example.org/a?b=c")
      trip.isOpen = true
      context.insert(trip)
      try context.save()
    }
    let trips = try ModelContext(try stored(at: url, Trip.self)).fetch(FetchDescriptor<Trip>())
    let trip = try #require(trips.first)
    #expect(trips.count == 1)
    #expect(trip.title == "Rome, 3 days")
    #expect((trip.price, trip.isBooked) == (99.5, true))
    #expect((trip.mood, trip.token) == (.wild, token))
    #expect(trip.start == Date(timeIntervalSinceReferenceDate: 700_000_000.25))
    #expect(trip.place == Place(latitude: 41.9, longitude: 12.5))
    #expect(trip.tags == ["old", "warm"])
    #expect(trip.picture == Data([0, 1, 255]))
    #expect(trip.link?.absoluteString == "https://example.org/a?b=c")
    #expect(trip.note == "“quotes”")
    #expect(!trip.isOpen, "a transient property was stored")
  }

  @Test func `a fetch includes unsaved models, unless they are excluded`() throws {
    let context = ModelContext(try memory())
    context.insert(Trip(name: "Rome"))
    var descriptor = FetchDescriptor<Trip>()
    #expect(try context.fetch(descriptor).map(\.name) == ["Rome"])
    descriptor.includePendingChanges = false
    #expect(try context.fetch(descriptor).isEmpty)
    try context.save()
    #expect(try context.fetch(descriptor).map(\.name) == ["Rome"])
  }

  @Test func `a context returns the same object for a model, whose identifier survives saving`()
    throws
  {
    let context = ModelContext(try memory())
    let trip = Trip(name: "Rome")
    let identifier = trip.persistentModelID
    context.insert(trip)
    try context.save()
    #expect(trip.persistentModelID == identifier)
    #expect(try context.fetch(FetchDescriptor<Trip>()).first === trip)
    #expect(context.model(for: identifier) as? Trip === trip)
    let registered: Trip? = context.registeredModel(for: identifier)
    #expect(registered === trip)
    let copy = try JSONDecoder().decode(
      PersistentIdentifier.self, from: JSONEncoder().encode(identifier))
    #expect(copy == identifier)
    #expect(trip.modelContext === context)
  }

  @Test func `inserted, changed and deleted models are listed until the next save`() throws {
    let context = ModelContext(try memory())
    let (rome, oslo) = (Trip(name: "Rome"), Trip(name: "Oslo"))
    context.insert(rome)
    #expect(context.hasChanges)
    #expect(context.insertedModelsArray.map(\.persistentModelID) == [rome.persistentModelID])
    context.insert(oslo)
    try context.save()
    #expect(!context.hasChanges && !rome.hasChanges)
    rome.days = 9
    context.delete(oslo)
    #expect(rome.hasChanges && oslo.isDeleted)
    #expect(context.changedModelsArray.map(\.persistentModelID) == [rome.persistentModelID])
    #expect(context.deletedModelsArray.map(\.persistentModelID) == [oslo.persistentModelID])
    try context.save()
    #expect(try context.fetch(FetchDescriptor<Trip>()).map(\.days) == [9])
  }

  @Test func `rollback restores the stored values`() throws {
    let context = ModelContext(try memory())
    let (rome, oslo) = (Trip(name: "Rome"), Trip(name: "Oslo"))
    context.insert(rome)
    context.insert(oslo)
    try context.save()
    rome.name = "Naples"
    context.delete(oslo)
    context.insert(Trip(name: "Bern"))
    context.rollback()
    #expect(!context.hasChanges)
    #expect(rome.name == "Rome")
    #expect(!oslo.isDeleted)
    let names = try context.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)])).map(
      \.name)
    #expect(names == ["Oslo", "Rome"])
  }

  @Test func `delete with a predicate removes the models that fulfil the predicate`() throws {
    let context = ModelContext(try memory())
    for days in 1...5 { context.insert(Trip(name: "\(days)", days: days)) }
    try context.save()
    try context.delete(model: Trip.self, where: #Predicate { $0.days > 3 })
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 3)
  }

  @Test func `ModelContext saves at the end of a transaction`() throws {
    let container = try memory()
    let context = ModelContext(container)
    try context.transaction { context.insert(Trip(name: "Rome")) }
    #expect(try ModelContext(container).fetchCount(FetchDescriptor<Trip>()) == 1)
  }

  @Test func `changing a model's property notifies observers that have read this property`() throws
  {
    let trip = Trip(name: "Rome")
    ModelContext(try memory()).insert(trip)
    let changes = Counter()
    withObservationTracking {
      _ = trip.name
    } onChange: {
      changes.add()
    }
    trip.days = 2
    #expect(changes.count == 0)
    trip.name = "Oslo"
    #expect(changes.count == 1)
  }

  @Test func `changes of different attributes of one model in two contexts are both saved`() throws
  {
    let container = try memory()
    let (left, right) = (ModelContext(container), ModelContext(container))
    left.insert(Trip(name: "Rome", days: 1))
    try left.save()
    let here = try #require(try left.fetch(FetchDescriptor<Trip>()).first)
    let there = try #require(try right.fetch(FetchDescriptor<Trip>()).first)
    here.days = 5
    there.note = "there"
    try right.save()
    try left.save()
    let trip = try #require(try ModelContext(container).fetch(FetchDescriptor<Trip>()).first)
    #expect((trip.days, trip.note) == (5, "there"))
  }

  @MainActor @Test
  func `the main context saves automatically after the current turn of the main thread`()
    async throws
  {
    let container = try memory()
    let context = container.mainContext
    context.insert(Trip(name: "Rome"))
    #expect(context.hasChanges)
    while context.hasChanges { await Task.yield() }
    #expect(try ModelContext(container).fetchCount(FetchDescriptor<Trip>()) == 1)
  }

  @MainActor @Test func `the main context shows changes that another context saves`() throws {
    let container = try memory()
    let main = container.mainContext
    main.insert(Trip(name: "Rome"))
    try main.save()
    let trip = try #require(try main.fetch(FetchDescriptor<Trip>()).first)
    let other = ModelContext(container)
    let same = try #require(try other.fetch(FetchDescriptor<Trip>()).first)
    same.days = 7
    same.stops.append(Stop(city: "Ostia"))
    try other.save()
    #expect(trip.days == 7)
    #expect(trip.stops.map(\.city) == ["Ostia"])
    other.delete(same)
    try other.save()
    #expect(trip.isDeleted)
  }
}

/// A counter that can be called in a closure on any thread.
final class Counter: @unchecked Sendable {
  // @unchecked: the tests call it on one thread.
  private(set) var count = 0
  func add() { count += 1 }
}
