import Foundation
import SwiftData

/// A value with associated values, which is stored as a whole.
enum Edition: Codable, Hashable { case plain, rated(stars: Int, by: String) }

enum Level: Int, Codable, Comparable {
  case low = 1
  case high = 2

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

struct Format: Codable, Hashable {
  var width = 1.0
  var height = 2.0
}

/// A model with each kind of attribute and relationship that apps declare.
@Model final class Volume {
  #Unique<Volume>([\.isbn], [\.title, \.number])
  #Index<Volume>([\.title], [\.number, \.title])

  @Attribute(.unique, originalName: "code") var isbn: String
  var title: String
  var number: Int
  @Attribute(.externalStorage) var cover: Data?
  @Attribute(.preserveValueOnDeletion) var shelf: String?
  @Attribute(.spotlight, hashModifier: "v2") var blurb: String = ""
  var edition: Edition
  var level: Level = Level.low
  var format: Format = Format()
  var optionalLevel: Level?
  var words: Set<String> = []
  var counts: [String: Int] = [:]
  var price: Decimal = 1.5
  var date: Date
  var url: URL?
  var weight: Float = 0
  var small: Int8 = 0
  var big: UInt64 = 0
  var duration: TimeInterval = 0
  @Relationship(deleteRule: .cascade, inverse: \Chapter.volume) var chapters: [Chapter]? = []
  @Relationship(deleteRule: .nullify, inverse: \Writer.volumes) var writers: [Writer] = []
  @Relationship(deleteRule: .noAction) var slip: Slip?
  @Transient var isOpen: Bool = false
  @Transient private var cache: [String: Int] = [:]
  private(set) var secret = "s"

  var isLong: Bool { (chapters?.count ?? 0) > 10 }

  init(isbn: String, title: String, number: Int = 1, edition: Edition = .plain) {
    self.isbn = isbn
    self.title = title
    self.number = number
    self.edition = edition
    self.date = Date(timeIntervalSinceReferenceDate: 0)
  }
}

@Model final class Chapter {
  var name: String
  var pages: Int
  var volume: Volume?

  init(_ name: String, pages: Int = 1, volume: Volume? = nil) {
    self.name = name
    self.pages = pages
    self.volume = volume
  }
}

@Model final class Writer {
  var name: String
  var volumes: [Volume] = []
  @Relationship(deleteRule: .deny, inverse: \Agent.writers) var agent: Agent?

  init(_ name: String) { self.name = name }
}

@Model final class Agent {
  var name: String
  @Relationship(deleteRule: .deny) var writers: [Writer] = []

  init(_ name: String) { self.name = name }
}

@Model final class Slip {
  var text: String

  init(_ text: String) { self.text = text }
}

/// A model whose relationships lead to models of its own type.
@Model final class Drawer {
  var name: String
  var parent: Drawer?
  @Relationship(deleteRule: .cascade, inverse: \Drawer.parent) var children: [Drawer]
  @Relationship var friends: [Drawer] = []
  var created = Date.now
  var start: Date = Date(timeIntervalSinceReferenceDate: 1)
  var end: Date = Date(timeIntervalSinceReferenceDate: 2)

  init(_ name: String, parent: Drawer? = nil, children: [Drawer] = []) {
    self.name = name
    self.parent = parent
    self.children = children
  }

  static func named(_ text: String) -> Predicate<Drawer> {
    #Predicate { $0.name.contains(text) && $0.start < $0.end }
  }
}

/// An actor that writes volumes in the background.
@ModelActor actor Archivist {
  func fill(_ count: Int) throws -> Int {
    for index in 0..<count {
      modelContext.insert(Volume(isbn: "w\(index)", title: "t\(index)", number: index))
    }
    try modelContext.save()
    return try modelContext.fetchCount(FetchDescriptor<Volume>())
  }

  func rename(_ id: PersistentIdentifier, _ name: String) throws {
    guard let volume = self[id, as: Volume.self] else { return }
    volume.title = name
    try modelContext.save()
  }
}

/// Returns a container of volumes in memory, with all models that they lead to.
func library(volumes count: Int = 0) throws -> ModelContainer {
  let container = try ModelContainer(
    for: Volume.self, Agent.self, Slip.self,
    configurations: ModelConfiguration(isStoredInMemoryOnly: true))
  let context = ModelContext(container)
  for index in 0..<count {
    context.insert(Volume(isbn: "\(index)", title: "volume \(index)", number: index))
  }
  try context.save()
  return container
}
