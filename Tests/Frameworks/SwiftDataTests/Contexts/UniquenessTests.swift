import Foundation
import SwiftData
import Testing

/// Tests of unique values.
struct UniquenessTests {
  @Test func `inserting a model with an existing unique value updates the stored model`() throws {
    let context = ModelContext(try memory())
    let rome = Trip(name: "Rome", days: 1)
    context.insert(rome)
    try context.save()
    let again = Trip(name: "Rome", days: 8, note: "again")
    context.insert(again)
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 1)
    #expect((rome.days, rome.note) == (8, "again"))
    #expect(again.persistentModelID == rome.persistentModelID)
    again.days = 9
    try context.save()
    #expect(rome.days == 9)
  }

  @Test func `two new models with the same unique value become one when they are saved`() throws {
    let context = ModelContext(try memory())
    context.insert(Trip(name: "Rome", days: 1))
    context.insert(Trip(name: "Rome", days: 2))
    #expect(try context.fetch(FetchDescriptor<Trip>()).map(\.days) == [2])
  }

  @Test func `related models of a duplicate move to the stored model with the same unique value`()
    throws
  {
    let context = ModelContext(try memory())
    let rome = Trip(name: "Rome")
    rome.stops = [Stop(city: "Ostia")]
    context.insert(rome)
    try context.save()
    let again = Trip(name: "Rome")
    again.stops = [Stop(city: "Tivoli")]
    context.insert(again)
    try context.save()
    #expect(rome.stops.map(\.city) == ["Ostia", "Tivoli"])
    #expect(try context.fetchCount(FetchDescriptor<Stop>()) == 2)
  }

  @Test func `changing a unique attribute to an existing value throws an error that names both`()
    throws
  {
    let context = ModelContext(try memory())
    let (rome, oslo) = (Trip(name: "Rome"), Trip(name: "Oslo"))
    context.insert(rome)
    context.insert(oslo)
    try context.save()
    oslo.name = "Rome"
    let error = #expect(throws: SwiftDataError.self) { try context.save() }
    #expect(error == .modelValidationFailure)
    #expect((error?.model, error?.attribute) == ("Trip", "name"))
    #expect(context.hasChanges)
  }

  @Test func `the Unique macro makes a combination of several properties unique`() throws {
    let context = ModelContext(try memory(Person.self))
    context.insert(Person(first: "Ada", last: "Lovelace", age: 36))
    context.insert(Person(first: "Ada", last: "Byron", age: 20))
    try context.save()
    context.insert(Person(first: "Ada", last: "Lovelace", age: 37))
    try context.save()
    let ages = try context.fetch(FetchDescriptor<Person>(sortBy: [SortDescriptor(\.age)])).map(
      \.age)
    #expect(ages == [20, 37])
  }
}
