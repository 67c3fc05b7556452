import Foundation
import SwiftUI
import Testing

#Preview { Text("one") }

/// #Preview("A comment is none") {}
@available(iOS 17, *)
#Preview("Two \"}", traits: .sizeThatFitsLayout, .landscapeLeft) {
  Text("} \("{ \("nested") }")")  // }
  Text(#"raw "} \"#)
}

private enum Holder {
  #Preview("Inside a type") { Text("three") }
}

extension EnvironmentValues {
  /// With a doc comment.
  @Entry fileprivate var theme: String?  // none
  @Entry fileprivate var step = 5
  @Entry fileprivate var double: @Sendable (Int) -> [String: Int] = { ["=": $0 * 2] }
}

@MainActor struct PreviewTests {
  private var previews: [any PreviewRegistry.Type] {
    _PreviewCollector.all.filter { $0.fileID == #fileID }
  }

  @Test func `each preview macro is recorded with its line, column and name`() throws {
    #expect(previews.map { $0.line } == [5, 9, 15])
    #expect(previews.map { $0.column } == [1, 1, 3])
    let names = try previews.map { try $0.makePreview()._displayName }
    #expect(names == [nil, "Two \"}", "Inside a type"])
  }

  @Test func `a preview keeps its traits`() throws {
    let preview = try #require(try previews.dropFirst().first?.makePreview())
    let shapes = preview._traits.map { "\($0._value)" }
    #expect(shapes.count == 2)
    #expect(shapes.first?.contains("sizeThatFits") == true)
    #expect(shapes.last?.contains("landscapeLeft") == true)
  }

  @Test func `an @Entry value has a default and can be set`() {
    var values = EnvironmentValues()
    #expect(values.theme == nil)
    #expect(values.step == 5)
    #expect(values.double(2) == ["=": 4])
    values.theme = "dark"
    values.step = 7
    #expect(values.theme == "dark")
    #expect(values.step == 7)
  }
}
