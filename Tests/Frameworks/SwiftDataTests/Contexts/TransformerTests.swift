import Foundation
import SwiftData
import Testing
import UIKit

/// A transformer that stores a range of characters as text.
final class SpanTransformer: ValueTransformer {
  override class func allowsReverseTransformation() -> Bool { true }

  override func transformedValue(_ value: Any?) -> Any? {
    (value as? Span).map { Data("\($0.from)-\($0.to)".utf8) }
  }

  override func reverseTransformedValue(_ value: Any?) -> Any? {
    guard let data = value as? Data else { return nil }
    let parts = String(decoding: data, as: UTF8.self).split(separator: "-").compactMap { Int($0) }
    return parts.count == 2 ? Span(parts[0], parts[1]) : nil
  }
}

/// A transformer that archives colors.
final class ColorTransformer: NSSecureUnarchiveFromDataTransformer {
  override class var allowedTopLevelClasses: [AnyClass] { [UIColor.self] }
}

/// A value that is not `Codable`.
struct Span: Equatable {
  var from: Int
  var to: Int

  init(_ from: Int, _ to: Int) { (self.from, self.to) = (from, to) }
}

@Model private final class Mark {
  @Attribute(.transformable(by: SpanTransformer.self)) var span: Span
  @Attribute(.transformable(by: "TransformerTests.Span")) var other: Span?
  @Attribute(.transformable(by: ColorTransformer.self)) var color: UIColor?

  init(span: Span) { self.span = span }
}

/// Tests of attributes that a transformer converts.
struct TransformerTests {
  init() {
    ValueTransformer.setValueTransformer(
      SpanTransformer(), forName: NSValueTransformerName("TransformerTests.Span"))
  }

  @Test func `values are stored as the data that their transformers make`() throws {
    let container = try memory(Mark.self)
    let context = ModelContext(container)
    let mark = Mark(span: Span(1, 2))
    context.insert(mark)
    try context.save()
    let read = try #require(try ModelContext(container).fetch(FetchDescriptor<Mark>()).first)
    #expect(read.span == Span(1, 2) && read.other == nil && read.color == nil)
    mark.other = Span(3, 4)
    mark.color = UIColor(red: 1, green: 0.5, blue: 0.25, alpha: 0.75)
    try context.save()
    let again = try #require(try ModelContext(container).fetch(FetchDescriptor<Mark>()).first)
    #expect(again.other == Span(3, 4))
    var (green, opacity): (CGFloat, CGFloat) = (0, 0)
    again.color?.getRed(nil, green: &green, blue: nil, alpha: &opacity)
    #expect(abs(green - 0.5) < 0.01 && abs(opacity - 0.75) < 0.01)
  }

  @Test func `a transformer is found by the name under which it is registered`() {
    let name = NSValueTransformerName("TransformerTests.Span")
    #expect(ValueTransformer(forName: name) is SpanTransformer)
    #expect(ValueTransformer.valueTransformerNames().contains(name))
    let none = NSValueTransformerName("TransformerTests.None")
    #expect(ValueTransformer(forName: none) == nil)
    let archives = ValueTransformer(forName: .secureUnarchiveFromDataTransformerName)
    let data = archives?.reverseTransformedValue(["a", "b"]) as? Data
    #expect(archives?.transformedValue(data) as? [String] == ["a", "b"])
  }
}
