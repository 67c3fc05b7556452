import SwiftUI
import SwiftUITesting
import Testing

// A body of several statements fits the macros of SwiftUI and of UIKit; this file compiles only if
// the compiler finds the one that each belongs to. It imports SwiftUI alone, which brings UIKit.

#Preview("several statements of SwiftUI") {
  let number = 1
  Text("number \(number)")
}

#Preview("two traits", traits: .sizeThatFitsLayout, .portrait) {
  let numbers = [2, 3]
  ForEach(numbers, id: \.self) { Text("number \($0)") }
}

#Preview("returned view") {
  let number = 4
  return Text("number \(number)")
}

#Preview("screen", traits: .landscapeLeft) {
  let label = UILabel()
  label.text = "number 5"
  return label
}

@MainActor struct PreviewKindTests {
  @Test(arguments: [
    ("several statements of SwiftUI", ["number 1"]), ("two traits", ["number 2", "number 3"]),
    ("returned view", ["number 4"]), ("screen", ["number 5"]),
  ])
  func `a preview with several statements, a returned view or a UIKit view shows its text`(
    name: String, lines: [String]
  ) throws {
    let previews = try _PreviewCollector.all.filter { $0.fileID == #fileID }
      .map { try $0.makePreview() }
    let preview = try #require(previews.first { $0._displayName == name })
    #expect(Screen(preview._makeView()).lines == lines)
  }

  @Test func `a file that imports SwiftUI alone can use types of UIKit and UserNotifications`() {
    #expect(UIColor.red != UIColor.blue)
    #expect(UNMutableNotificationContent().title.isEmpty)
  }
}
