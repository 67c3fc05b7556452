import Foundation
import SwiftData
import SwiftUI
import SwiftUITesting
import Testing

private struct TripList: View {
  @Query(sort: \Trip.name) private var trips: [Trip]
  @Environment(\.modelContext) private var context

  var body: some View {
    VStack {
      ForEach(trips) { TripRow(trip: $0) }
      Button("Add") { context.insert(Trip(name: "Trip \(trips.count + 1)")) }
      Button("Delete") { if let trip = trips.first { context.delete(trip) } }
    }
  }
}

private struct TripRow: View {
  @Bindable var trip: Trip

  var body: some View { TextField("Name", text: $trip.name) }
}

private struct Filtered: View {
  @Query private var trips: [Trip]

  init(days: Int) {
    _trips = Query(filter: #Predicate { $0.days >= days }, sort: [SortDescriptor(\.name)])
  }

  var body: some View { ForEach(trips) { Text($0.name) } }
}

private struct Choice: View {
  @State private var days = 2

  var body: some View {
    VStack {
      Filtered(days: days)
      Button("More") { days += 1 }
    }
  }
}

private struct Animated: View {
  @Query(sort: \Trip.name, animation: .linear(duration: 0.2)) private var trips: [Trip]

  var body: some View { ForEach(trips) { Text($0.name) } }
}

private struct Failing: View {
  @Query private var people: [Person]

  var body: some View {
    Text(_people.fetchError == nil ? "no error" : "\(people.count) people, error")
  }
}

/// Tests of queries and containers in views.
@MainActor struct QueryTests {
  @Test func `a view with a Query shows models that are inserted, and removes deleted ones`() throws
  {
    let container = try memory()
    let screen = Screen(TripList().modelContainer(container))
    try screen.button("Add").tap()
    try screen.button("Add").tap()
    #expect(screen.all(.field, nil).count == 2)
    try screen.button("Delete").tap()
    #expect(screen.all(.field, nil).count == 1)
    try container.mainContext.save()
    #expect(try ModelContext(container).fetch(FetchDescriptor<Trip>()).map(\.name) == ["Trip 2"])
  }

  @Test func `a view with a Query shows what another context saves`() throws {
    let container = try memory()
    let screen = Screen(Filtered(days: 0).modelContainer(container))
    let other = ModelContext(container)
    other.insert(Trip(name: "Rome"))
    screen.flush()
    #expect(!screen.has("Rome"))
    try other.save()
    #expect(screen.has("Rome"))
  }

  @Test func `changes of a Query's results are animated with the Query's animation`() throws {
    let container = try memory()
    func isAnimated(_ view: some View, adding name: String) throws -> Bool {
      let screen = Screen(view.modelContainer(container))
      _ = screen.takePatch()
      let other = ModelContext(container)
      other.insert(Trip(name: name))
      try other.save()
      let patch = screen.takePatch().map { "\($0)" }
      #expect(patch.contains { $0.contains(name) })
      return patch.contains { $0.contains("duration: 0.2") }
    }
    #expect(try isAnimated(Animated(), adding: "Rome"))
    #expect(try !isAnimated(Filtered(days: 0), adding: "Oslo"))
  }

  @Test func `a text field bound to a model changes the model, and the change can be saved`() throws
  {
    let container = try memory()
    let trip = Trip(name: "Rome")
    container.mainContext.insert(trip)
    try container.mainContext.save()
    let screen = Screen(TripList().modelContainer(container))
    try screen.field("Name").type(", Oslo")
    #expect(trip.name == "Rome, Oslo")
    try container.mainContext.save()
    #expect(
      try ModelContext(container).fetch(FetchDescriptor<Trip>()).map(\.name) == ["Rome, Oslo"])
  }

  @Test func `changing the filter of a Query fetches again`() throws {
    let container = try memory()
    for days in 1...4 { container.mainContext.insert(Trip(name: "day \(days)", days: days)) }
    let screen = Screen(Choice().modelContainer(container))
    #expect(screen.lines.filter { $0.hasPrefix("day") } == ["day 2", "day 3", "day 4"])
    try screen.button("More").tap()
    #expect(screen.lines.filter { $0.hasPrefix("day") } == ["day 3", "day 4"])
  }

  @Test func `a screen without changes does not evaluate its views again`() throws {
    let container = try memory()
    let screen = Screen(TripList().modelContainer(container))
    let evaluations = screen.evaluations
    screen.flush()
    #expect(screen.evaluations == evaluations)
  }

  @Test func `a Query whose fetch fails reports the error`() throws {
    #expect(Screen(Failing().modelContainer(try memory())).has("0 people, error"))
    #expect(Screen(Failing()).has("0 people, error"))
  }

  @Test func `two windows of a client device show the same models`() throws {
    let own = OwnDevice()
    let view = TripList().modelContainer(for: Trip.self, isAutosaveEnabled: false)
    let (first, second) = (
      Screen(view, device: own.device), Screen(view, device: own.device)
    )
    try first.button("Add").tap()
    #expect(second.all(.field, nil).isEmpty)
    try own.run {
      let context = ModelContext(try ModelContainer(for: Trip.self))
      context.insert(Trip(name: "Rome"))
      try context.save()
    }
    #expect(second.all(.field, nil).count == 1)
    #expect(first.all(.field, nil).count == 2)
  }

  @Test func `two client devices do not see each other's models`() async throws {
    let (left, right) = (OwnDevice(), OwnDevice())
    let view = TripList().modelContainer(for: Trip.self)
    let (here, there) = (
      Screen(view, device: left.device), Screen(view, device: right.device)
    )
    try here.button("Add").tap()
    #expect(here.all(.field, nil).count == 1)
    #expect(there.all(.field, nil).isEmpty)
    here.close()
    let again = Screen(view, device: left.device)
    #expect(again.all(.field, nil).count == 1)
    #expect(left.folder != right.folder)
    #expect(FileManager.default.fileExists(atPath: left.folder.path))
  }

  @Test func `modelContainer reports a model that cannot be stored to its onSetup closure`() throws
  {
    var failure: (any Error)?
    _ = Screen(
      Text("shown").modelContainer(for: Broken.self, inMemory: true) { result in
        if case .failure(let error) = result { failure = error }
      })
    #expect((failure as? SwiftDataError)?.attribute == "name")
  }
}

@Model private final class Broken {
  @Attribute(.transformable(by: "Upper")) var name = ""
  init() {}
}
