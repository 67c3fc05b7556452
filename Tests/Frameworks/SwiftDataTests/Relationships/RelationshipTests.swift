import Foundation
import SwiftData
import Testing

/// Tests of relationships and their inverses.
struct RelationshipTests {
  @Test func `inserting a model inserts its related models`() throws {
    let context = ModelContext(try memory())
    let trip = Trip(name: "Rome")
    trip.stops = [Stop(city: "Ostia"), Stop(city: "Tivoli")]
    context.insert(trip)
    try context.save()
    let stops = try context.fetch(FetchDescriptor<Stop>())
    #expect(stops.map(\.city) == ["Ostia", "Tivoli"])
    #expect(stops.allSatisfy { $0.trip === trip })
  }

  @Test func `both sides of one to many change together`() throws {
    let context = ModelContext(try memory())
    let (rome, oslo) = (Trip(name: "Rome"), Trip(name: "Oslo"))
    let stop = Stop(city: "Ostia")
    for model in [rome, oslo] { context.insert(model) }
    context.insert(stop)
    stop.trip = rome
    #expect(rome.stops.map(\.city) == ["Ostia"])
    oslo.stops.append(stop)
    #expect(stop.trip === oslo && rome.stops.isEmpty)
    oslo.stops = []
    #expect(stop.trip == nil)
    try context.save()
    #expect(!stop.isDeleted)
  }

  @Test func `both sides of many to many change together, and are stored`() throws {
    let container = try memory()
    let context = ModelContext(container)
    let (rome, oslo) = (Trip(name: "Rome"), Trip(name: "Oslo"))
    let (ada, bob) = (Guest(name: "Ada"), Guest(name: "Bob"))
    for trip in [rome, oslo] { context.insert(trip) }
    rome.guests = [ada, bob]
    bob.trips.append(oslo)
    #expect(oslo.guests.map(\.name) == ["Bob"])
    try context.save()
    rome.guests.removeAll { $0 === bob }
    try context.save()
    let other = ModelContext(container)
    let trips = try other.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)]))
    #expect(trips.map { $0.guests.map(\.name) } == [["Bob"], ["Ada"]])
    let guest = try #require(
      try other.fetch(FetchDescriptor<Guest>(predicate: #Predicate { $0.name == "Bob" })).first)
    #expect(guest.trips.map(\.name) == ["Oslo"])
  }

  @Test func `both sides of a one-to-one relationship change together`() throws {
    let context = ModelContext(try memory(Room.self))
    let (first, second) = (Room(number: 1), Room(number: 2))
    let key = DoorKey()
    context.insert(first)
    context.insert(second)
    first.key = key
    #expect(key.room === first)
    key.room = second
    #expect(first.key == nil && second.key === key)
    try context.save()
  }

  @Test func `the rule cascade deletes related models, nullify removes the reference`() throws {
    let context = ModelContext(try memory())
    let trip = Trip(name: "Rome")
    let ada = Guest(name: "Ada")
    trip.stops = [Stop(city: "Ostia")]
    trip.guests = [ada]
    trip.leader = ada
    context.insert(trip)
    try context.save()
    context.delete(trip)
    #expect(ada.trips.isEmpty && ada.led.isEmpty)
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Stop>()) == 0)
    #expect(try context.fetchCount(FetchDescriptor<Guest>()) == 1)
  }

  @Test func `deleting a model removes it from the lists of related models`() throws {
    let context = ModelContext(try memory())
    let trip = Trip(name: "Rome")
    trip.stops = [Stop(city: "Ostia"), Stop(city: "Tivoli")]
    context.insert(trip)
    try context.save()
    context.delete(trip.stops[0])
    #expect(trip.stops.map(\.city) == ["Tivoli"])
    try context.save()
    #expect(trip.stops.map(\.city) == ["Tivoli"])
  }

  @Test func `the deny rule's error names the relationship, and deletion works once that is empty`()
    throws
  {
    let context = ModelContext(try memory(Hotel.self))
    let hotel = Hotel(name: "Ritz")
    let room = Room(number: 1, hotel: hotel)
    context.insert(room)
    try context.save()
    context.delete(hotel)
    let error = #expect(throws: SwiftDataError.self) { try context.save() }
    #expect(error == .modelValidationFailure)
    #expect((error?.model, error?.attribute) == ("Hotel", "rooms"))
    context.rollback()
    #expect(room.hotel === hotel)
    context.delete(hotel)
    context.delete(room)
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Hotel>()) == 0)
  }

  @Test func `rollback restores the stored relationships`() throws {
    let context = ModelContext(try memory())
    let trip = Trip(name: "Rome")
    let stop = Stop(city: "Ostia", trip: trip)
    context.insert(stop)
    try context.save()
    trip.stops = []
    context.rollback()
    #expect(trip.stops.map(\.city) == ["Ostia"])
    #expect(stop.trip === trip)
  }
}
