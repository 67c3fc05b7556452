import Foundation
import StrataKitTesting
import StrataPersistence
import SwiftData
import Testing

/// Tests of opening files that Core Data wrote.
struct CoreDataImportTests {
  private let folder: TemporaryFolder
  private let url: URL

  init() throws {
    folder = try TemporaryFolder()
    url = folder.file("bar.store")
  }

  private func drinks(_ context: ModelContext) throws -> [Drink] {
    try context.fetch(FetchDescriptor<Drink>(sortBy: [SortDescriptor(\.strength)]))
  }

  @Test func `attributes of a Core Data store are imported by their names`() throws {
    try BarStore.write(to: url)
    let context = ModelContext(try stored(at: url, Drink.self))
    let read = try drinks(context)
    #expect(read.map(\.name) == ["Sour", "Fizz"])
    #expect(read.map(\.made) == [86_400, 0].map(Date.init(timeIntervalSinceReferenceDate:)))
    #expect(read.map(\.strength) == [0.5, 1])
    #expect(read.map(\.isFavorite) == [true, false])
    #expect(read.map(\.glass) == [.tumbler, .coupe])
    #expect(read.map(\.note) == [nil, "cold"])
    #expect(read.map(\.steps) == [["Shake", "Pour"], []])
    #expect(read.map(\.picture) == [Data([0xaa, 0xbb]), nil])
  }

  @Test func `a renamed attribute is imported by its original name, a new one has its default`()
    throws
  {
    try BarStore.write(to: url)
    let read = try drinks(ModelContext(try stored(at: url, Drink.self)))
    #expect(read.map(\.price) == [12, 9])
    #expect(read.map(\.rating) == [3, 3])
  }

  @Test func `structures and enumerations are imported from the columns of their parts`() throws {
    try BarStore.write(to: url)
    let read = try drinks(ModelContext(try stored(at: url, Drink.self)))
    let lemon = Labels(flavors: ["Lemon"])
    #expect(read.map(\.labels) == [lemon, Labels()])
    #expect(read.map(\.inventedAgain) == [nil, nil])
    #expect(read.first?.era == .modern && read.last?.era == nil)
    let inventor = try #require(UUID(uuidString: "10111213-1415-1617-1819-1A1B1C1D1E1F"))
    #expect(read.first?.inventor == Inventor(id: inventor, person: "Ada"))
    #expect(read.last?.inventor == nil)
  }

  @Test func `columns with the same name are assigned to attributes in alphabetical order`() throws
  {
    try BarStore.write(to: url)
    let read = try drinks(ModelContext(try stored(at: url, Drink.self)))
    #expect(read.first?.id.uuidString == "00010203-0405-0607-0809-0A0B0C0D0E0F")
  }

  @Test func `relationships of a Core Data store are imported with shared models kept as one`()
    throws
  {
    try BarStore.write(to: url)
    let read = try drinks(ModelContext(try stored(at: url, Drink.self)))
    #expect(read.map { $0.parts.map(\.amount) } == [[0.25], [0.75]])
    #expect(read.flatMap(\.parts).map(\.spirit.name) == ["Gin", "Gin"])
    #expect(read.map { Set($0.toppings.map(\.name)) } == [["Mint", "Cherry"], ["Mint"]])
    let mint = read.last?.toppings.first
    #expect(Set(mint?.drinks?.map(\.name) ?? []) == ["Sour", "Fizz"])
  }

  @Test func `importing a Core Data store keeps the original file, and later changes are saved`()
    throws
  {
    try BarStore.write(to: url)
    do {
      let context = ModelContext(try stored(at: url, Drink.self))
      try drinks(context).first?.note = "sharp"
      context.insert(Drink(name: "New"))
      try context.save()
    }
    let context = ModelContext(try stored(at: url, Drink.self))
    let notes = Set(try drinks(context).map(\.note))
    #expect(notes == ["sharp", "cold", nil])
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(names.contains("bar.store.coredata"))
    #expect(names.filter { $0.contains("import") } == [])
    let original = try Connection(file: folder.file("bar.store.coredata"), patience: .seconds(1))
    #expect(try original.rows(text: "SELECT ZNAME FROM ZDRINK", read: { $0.text(0) }).count == 2)
  }

  @Test func `importing an unreadable value throws its model and attribute, and keeps the file`()
    throws
  {
    try BarStore.write(to: url, glass: "bucket")
    let error = #expect(throws: SwiftDataError.self) { try stored(at: url, Drink.self) }
    #expect(error == .loadIssueModelContainer)
    #expect((error?.model, error?.attribute) == ("Drink", "glass"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["bar.store"])
    let connection = try Connection(file: url, patience: .seconds(1))
    #expect(try connection.rows(text: "SELECT ZNAME FROM ZDRINK", read: { $0.text(0) }).count == 2)
  }
}
