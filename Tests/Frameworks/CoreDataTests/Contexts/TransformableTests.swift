import CoreData
import Foundation
import Testing

/// An object with transformable attributes. Classes of entities are found by name, so none is
/// inside another type.
final class TransformedNote: NSManagedObject {
  var tags: [String]? {
    get { _managed("tags") }
    set { _setManaged("tags", to: newValue) }
  }
  var counts: [String: Int]? {
    get { _managed("counts") }
    set { _setManaged("counts", to: newValue) }
  }
  var span: ClosedRange<Int>? {
    get { _managed("span") }
    set { _setManaged("span", to: newValue) }
  }
  var other: NSObject? {
    get { _managed("other") }
    set { _setManaged("other", to: newValue) }
  }
}

/// Tests of attributes whose values a transformer converts.
@MainActor struct TransformableTests {
  /// A transformer that stores a range as text.
  private final class RangeTransformer: ValueTransformer {
    override class func allowsReverseTransformation() -> Bool { true }

    override func transformedValue(_ value: Any?) -> Any? {
      (value as? ClosedRange<Int>).map { Data("\($0.lowerBound) \($0.upperBound)".utf8) }
    }

    override func reverseTransformedValue(_ value: Any?) -> Any? {
      guard let data = value as? Data else { return nil }
      let ends = String(decoding: data, as: UTF8.self).split(separator: " ").compactMap { Int($0) }
      return ends.count == 2 ? ends[0]...ends[1] : nil
    }
  }

  private nonisolated static let contents = """
    <model><entity name="Note" representedClassName="TransformedNote">
    <attribute name="tags" optional="YES" attributeType="Transformable" \
    valueTransformerName="NSSecureUnarchiveFromData" customClassName="[String]"/>
    <attribute name="counts" optional="YES" attributeType="Transformable"/>
    <attribute name="span" optional="YES" attributeType="Transformable" \
    valueTransformerName="TransformableTests.Range"/>
    <attribute name="other" optional="YES" attributeType="Transformable" \
    valueTransformerName="TransformableTests.None"/>
    </entity></model>
    """

  init() {
    ValueTransformer.setValueTransformer(
      RangeTransformer(), forName: NSValueTransformerName("TransformableTests.Range"))
  }

  @Test func `transformable values are stored as data and read with their types`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Notes.sqlite")
    do {
      let context = try Shop.container(at: file, contents: Self.contents).viewContext
      let note = TransformedNote(context: context)
      (note.tags, note.counts, note.span) = (["a", "b"], ["a": 1], 2...5)
      try context.save()
    }
    let context = try Shop.container(at: file, contents: Self.contents).viewContext
    let request = NSFetchRequest<TransformedNote>(entityName: "Note")
    let note = try #require(try context.fetch(request).first)
    #expect(note.tags == ["a", "b"] && note.counts == ["a": 1] && note.span == 2...5)
    #expect(note.other == nil)
    note.tags = nil
    try context.save()
    context.refreshAllObjects()
    #expect(note.tags == nil)
  }

  @Test(arguments: [("tags != nil", ["a", "b"]), ("tags == nil", nil)])
  func `a fetch tells a transformable value from none`(format: String, tags: [String]?) throws {
    let container = try Shop.container(
      at: URL(fileURLWithPath: "/dev/null"), contents: Self.contents)
    let context = container.viewContext
    let (note, _) = (TransformedNote(context: context), TransformedNote(context: context))
    note.tags = ["a", "b"]
    try context.save()
    let request = NSFetchRequest<TransformedNote>(entityName: "Note")
    request.predicate = NSPredicate(format: format)
    #expect(try context.fetch(request).map(\.tags) == [tags])
  }

  @Test func `the program stops at a transformer without registration and names it`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      try await MainActor.run {
        let container = try Shop.container(
          at: URL(fileURLWithPath: "/dev/null"), contents: Self.contents)
        TransformedNote(context: container.viewContext).setValue([1], forKey: "other")
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      message.contains("Note.other: there is no ValueTransformer named TransformableTests.None"),
      "\(message)")
  }
}
