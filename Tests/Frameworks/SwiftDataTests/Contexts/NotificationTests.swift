import Combine
import Foundation
import StrataDeviceServices
import SwiftData
import Testing

/// Tests of the notifications of saves.
@MainActor struct NotificationTests {
  /// The notifications of one context, as an observer receives them.
  private final class Notes {
    var all: [Notification] = []
    private var listening: Set<AnyCancellable> = []

    init(_ name: Notification.Name, of context: ModelContext? = nil) {
      NotificationCenter.default.publisher(for: name, object: context)
        .sink { [weak self] note in self?.all.append(note) }.store(in: &listening)
    }

    func identifiers(_ key: ModelContext.NotificationKey) -> [PersistentIdentifier]? {
      all.last?.userInfo?[key.rawValue] as? [PersistentIdentifier]
    }
  }

  @Test func `the notification of a save has the inserted, updated and deleted identifiers`() throws
  {
    let context = ModelContext(try memory())
    let (kept, gone, new) = (Trip(name: "kept"), Trip(name: "gone"), Trip(name: "new"))
    context.insert(kept)
    context.insert(gone)
    try context.save()
    let (before, after) = (
      Notes(ModelContext.willSave, of: context), Notes(ModelContext.didSave, of: context)
    )
    kept.days = 4
    context.delete(gone)
    context.insert(new)
    try context.save()
    #expect(before.all.count == 1 && after.all.count == 1)
    #expect(after.identifiers(.insertedIdentifiers) == [new.persistentModelID])
    #expect(after.identifiers(.updatedIdentifiers) == [kept.persistentModelID])
    #expect(after.identifiers(.deletedIdentifiers) == [gone.persistentModelID])
  }

  @Test func `a publisher of another client device does not receive the notification of a save`()
    throws
  {
    let (mine, theirs) = (OwnDevice(), OwnDevice())
    let notes = theirs.run { Notes(ModelContext.didSave) }
    let context = try mine.run { ModelContext(try ModelContainer(for: Person.self)) }
    let own = mine.run { Notes(ModelContext.didSave, of: context) }
    try mine.run {
      context.insert(Person(first: "Ada", last: ""))
      try context.save()
    }
    #expect(own.all.count == 1)
    #expect(!notes.all.contains { $0.object as? ModelContext === context })
  }
}
