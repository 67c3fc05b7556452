import Foundation
import StrataDeviceServices
import StrataKitTesting
import StrataPersistence
import SwiftData
import SwiftUI
import SwiftUITesting
import Testing

private struct People: View {
  @Query(sort: \Person.age) private var people: [Person]
  @Environment(\.modelContext) private var context

  var body: some View {
    VStack {
      ForEach(people) { Text($0.first) }
      Button("Add") {
        context.insert(Person(first: "person \(people.count)", last: "", age: people.count))
        try? context.save()
      }
    }
  }
}

/// Tests of containers that an app creates once, for all devices that the process serves.
@MainActor struct DeviceTests {
  private let mine = OwnDevice()
  private let theirs = OwnDevice()

  private func names(_ context: ModelContext) throws -> [String] {
    try context.fetch(FetchDescriptor<Person>(sortBy: [SortDescriptor(\.age)])).map(\.first)
  }

  private func add(_ name: String, to context: ModelContext) throws {
    context.insert(Person(first: name, last: ""))
    try context.save()
  }

  /// Returns a container in memory, as a process that serves devices creates it.
  private func served() throws -> ModelContainer {
    try DeviceHost.$servesInTest.withValue(true) { try mine.run { try memory(Person.self) } }
  }

  @Test(arguments: [false, true])
  func `client devices that use one container without a URL do not see each other's models`(
    inMemory: Bool
  ) throws {
    let container =
      try inMemory ? served() : mine.run { try ModelContainer(for: Person.self) }
    try mine.run { try add("mine", to: container.mainContext) }
    try theirs.run {
      #expect(try names(container.mainContext) == [])
      try add("theirs", to: ModelContext(container))
      #expect(try names(container.mainContext) == ["theirs"])
    }
    #expect(try mine.run { try names(container.mainContext) } == ["mine"])
  }

  @Test func `views of client devices show the models of their own device from one container`()
    throws
  {
    let container = try mine.run { try ModelContainer(for: Person.self) }
    let (here, there) = (
      Screen(People().modelContainer(container), device: mine.device),
      Screen(People().modelContainer(container), device: theirs.device)
    )
    try here.button("Add").tap()
    #expect(here.has("person 0") && !there.has("person 0"))
  }

  @Test func `client devices that use a container with a URL see each other's models`() throws {
    let url = try TemporaryFolder().file("people.store")
    let container = try mine.run { try stored(at: url, Person.self) }
    let other = try theirs.run { try stored(at: url, Person.self) }
    try mine.run { try add("mine", to: container.mainContext) }
    #expect(try theirs.run { try names(container.mainContext) } == ["mine"])
    #expect(try theirs.run { try names(other.mainContext) } == ["mine"])
  }

  @Test(arguments: [false, true])
  func `views of client devices with a container's URL show what another device saves`(
    isOne: Bool
  ) throws {
    let url = try TemporaryFolder().file("people.store")
    let first = try mine.run { try stored(at: url, Person.self) }
    let second = isOne ? first : try theirs.run { try stored(at: url, Person.self) }
    let (here, there) = (
      Screen(People().modelContainer(first), device: mine.device),
      Screen(People().modelContainer(second), device: theirs.device)
    )
    try here.button("Add").tap()
    #expect(here.has("person 0") && there.has("person 0"))
    try there.button("Add").tap()
    #expect(here.has("person 1") && there.has("person 1"))
  }

  @Test func `a context of one client device throws otherDevice if another device uses it`() throws
  {
    let container = try mine.run { try ModelContainer(for: Person.self) }
    let context = mine.run { container.mainContext }
    try mine.run { try add("mine", to: context) }
    theirs.run {
      let error = #expect(throws: SwiftDataError.self) { try names(context) }
      #expect(error == .otherDevice)
      #expect(error?.rule.contains("read container.mainContext each time") == true)
      context.insert(Person(first: "theirs", last: ""))
      #expect(throws: SwiftDataError.otherDevice) { try context.save() }
    }
    try mine.run {
      try context.save()
      #expect(try names(context) == ["mine"])
    }
  }

  @Test func `in a test a container in memory shows the same samples on each screen`() throws {
    let container = try mine.run { try memory(Person.self) }
    try mine.run { try add("sample", to: container.mainContext) }
    let screen = Screen(People().modelContainer(container), device: theirs.device)
    #expect(screen.has("sample"))
  }

  @Test func `code without a device uses the store for which the container was created`() throws {
    let container = try mine.run { try ModelContainer(for: Person.self) }
    try add("mine", to: ModelContext(container))
    #expect(try mine.run { try names(container.mainContext) } == ["mine"])
  }

  @Test func `deleting a client device's data removes its in-memory models, and no others`()
    async throws
  {
    let container = try served()
    try mine.run { try add("mine", to: container.mainContext) }
    try theirs.run { try add("theirs", to: ModelContext(container)) }
    let folder = try TemporaryFolder()
    let database = try Database(file: folder.file("data.sqlite"))
    try await DeviceHost.$current.withValue(theirs.device) {
      try await DocumentStore(database).device.forget()
    }
    #expect(try theirs.run { try names(container.mainContext) } == [])
    #expect(try mine.run { try names(container.mainContext) } == ["mine"])
  }

  @Test func `a store that cannot be opened for a client device throws the reason when it is used`()
    throws
  {
    let container = try mine.run { try ModelContainer(for: Person.self) }
    let file = theirs.folder.appendingPathComponent("default.store")
    try FileManager.default.createDirectory(at: theirs.folder, withIntermediateDirectories: true)
    try Data("this is no database, whatever its name says".utf8).write(to: file)
    #expect(throws: SwiftDataError.loadIssueModelContainer) {
      try theirs.run { try names(container.mainContext) }
    }
  }
}
