import Foundation
import SwiftData
import SwiftUI
import SwiftUITesting
import Testing

/// Tests of changes that are undone and done again.
struct UndoTests {
  private let context: ModelContext
  private let manager = UndoManager()

  init() throws {
    context = ModelContext(try memory())
    manager.groupsByEvent = false
    context.undoManager = manager
  }

  /// Makes changes that are undone together.
  private func step(_ work: () throws -> Void) rethrows {
    manager.beginUndoGrouping()
    try work()
    manager.endUndoGrouping()
  }

  private func names() throws -> [String] {
    try context.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)])).map(\.name)
  }

  @Test func `undo and redo restore changed attributes step by step`() {
    let trip = Trip(name: "Rome")
    step { context.insert(trip) }
    step {
      trip.name = "Oslo"
      trip.note = "cold"
    }
    step { trip.days = 9 }
    manager.undo()
    #expect((trip.name, trip.days) == ("Oslo", 1))
    manager.undo()
    #expect(trip.name == "Rome" && trip.note == nil)
    manager.redo()
    manager.redo()
    #expect((trip.name, trip.note, trip.days) == ("Oslo", "cold", 9))
    #expect(!manager.canRedo)
  }

  @Test func `undo and redo of an insertion include the related models`() throws {
    step {
      let trip = Trip(name: "Rome")
      trip.stops = [Stop(city: "Ostia"), Stop(city: "Tivoli")]
      context.insert(trip)
    }
    #expect(try context.fetchCount(FetchDescriptor<Stop>()) == 2)
    manager.undo()
    #expect(try names() == [] && context.fetchCount(FetchDescriptor<Stop>()) == 0)
    #expect(!context.hasChanges)
    manager.redo()
    #expect(try names() == ["Rome"])
    let stops = try context.fetch(FetchDescriptor<Stop>(sortBy: [SortDescriptor(\.city)]))
    #expect(stops.map(\.city) == ["Ostia", "Tivoli"])
    #expect(stops.map { $0.trip?.name } == ["Rome", "Rome"])
  }

  @Test func `undo of a saved deletion also restores the models that were deleted by cascade`()
    throws
  {
    let trip = Trip(name: "Rome", days: 4)
    trip.stops = [Stop(city: "Ostia")]
    let ada = Guest(name: "Ada")
    trip.guests = [ada]
    trip.leader = ada
    step { context.insert(trip) }
    try context.save()
    step { context.delete(trip) }
    try context.save()
    #expect(try names() == [] && ada.trips.isEmpty && ada.led.isEmpty)
    manager.undo()
    #expect(!trip.isDeleted && trip.days == 4)
    #expect(trip.stops.map(\.city) == ["Ostia"])
    #expect(trip.stops.first?.trip === trip)
    #expect(ada.trips.map(\.name) == ["Rome"] && ada.led.map(\.name) == ["Rome"])
    try context.save()
    let other = ModelContext(context.container)
    let stored = try #require(try other.fetch(FetchDescriptor<Trip>()).first)
    #expect((stored.name, stored.days, stored.leader?.name) == ("Rome", 4, "Ada"))
    #expect(stored.stops.map(\.city) == ["Ostia"] && stored.guests.map(\.name) == ["Ada"])
    manager.redo()
    #expect(try names() == [] && ada.trips.isEmpty)
    try context.save()
    #expect(try ModelContext(context.container).fetchCount(FetchDescriptor<Trip>()) == 0)
  }

  @Test func `undo and redo of a relationship's change restore the relationship and its inverse`() {
    let (rome, oslo) = (Trip(name: "Rome"), Trip(name: "Oslo"))
    let stop = Stop(city: "Ostia", trip: rome)
    step { for model in [rome, oslo] { context.insert(model) } }
    step { context.insert(stop) }
    step { oslo.stops.append(stop) }
    #expect(stop.trip === oslo && rome.stops.isEmpty)
    manager.undo()
    #expect(stop.trip === rome)
    #expect(rome.stops.map(\.city) == ["Ostia"] && oslo.stops.isEmpty)
    manager.redo()
    #expect(stop.trip === oslo && rome.stops.isEmpty && oslo.stops.map(\.city) == ["Ostia"])
  }

  @Test func `undo of assigning a one-to-one partner gives the partner back to its former owner`()
    throws
  {
    let context = ModelContext(try memory(Room.self))
    context.undoManager = manager
    let (first, second) = (Room(number: 1), Room(number: 2))
    let key = DoorKey()
    step { for room in [first, second] { context.insert(room) } }
    step { first.key = key }
    step { second.key = key }
    #expect(first.key == nil && key.room === second)
    manager.undo()
    #expect(first.key === key && key.room === first && second.key == nil)
    manager.undo()
    #expect(first.key == nil && key.isDeleted)
  }

  @Test func `undo of a saved change to a many-to-many relationship can be saved`() throws {
    let (rome, ada) = (Trip(name: "Rome"), Guest(name: "Ada"))
    step { context.insert(rome) }
    step { rome.guests = [ada] }
    try context.save()
    step { rome.guests = [] }
    try context.save()
    manager.undo()
    try context.save()
    let other = ModelContext(context.container)
    #expect(try other.fetch(FetchDescriptor<Guest>()).first?.trips.map(\.name) == ["Rome"])
  }

  @Test func `rollback, or setting another undo manager, clears the changes that could be undone`()
    throws
  {
    let trip = Trip(name: "Rome")
    step { context.insert(trip) }
    try context.save()
    step { trip.days = 2 }
    context.rollback()
    #expect(!manager.canUndo && trip.days == 1)
    step { trip.days = 3 }
    context.undoManager = nil
    #expect(!manager.canUndo)
    trip.days = 4
    #expect(!manager.canUndo)
  }

  @Test func `undo of an insertion that was merged into a stored unique model does not delete it`()
    throws
  {
    step { context.insert(Trip(name: "Rome", days: 1)) }
    try context.save()
    step { context.insert(Trip(name: "Rome", days: 2)) }
    try context.save()
    manager.undo()
    #expect(try names() == ["Rome"])
  }
}

/// Tests of `modelContainer(for:isUndoEnabled:)`.
@MainActor struct UndoViewTests {
  private struct Page: View {
    @Environment(\.modelContext) private var context
    @Environment(\.undoManager) private var undoManager
    @Query private var guests: [Guest]

    var body: some View {
      Text("\(guests.count) guests")
      Button("Add") { context.insert(Guest(name: "Ada")) }
      Button("Undo") { undoManager?.undo() }
      Button("Redo") { undoManager?.redo() }
    }
  }

  @Test(arguments: [true, false])
  func `the window's undo manager undoes changes if modelContainer has isUndoEnabled`(
    isEnabled: Bool
  ) throws {
    let own = OwnDevice()
    try own.run {
      let screen = Screen(
        Page().modelContainer(for: Guest.self, inMemory: true, isUndoEnabled: isEnabled),
        device: own.device)
      try screen.button("Add").tap()
      #expect(screen.has("1 guests"))
      try screen.button("Undo").tap()
      #expect(screen.has(isEnabled ? "0 guests" : "1 guests"))
      try screen.button("Redo").tap()
      #expect(screen.has("1 guests"))
    }
  }
}
