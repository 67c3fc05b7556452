import Foundation
import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing
import UIKit

@MainActor struct ActivityTests {
  @Test func `an activity controller offers to share texts, URLs and images`() throws {
    let base = UIViewController()
    let screen = screen { base }
    screen.flush()
    let site = try #require(URL(string: "https://example.com/a"))
    let activity = UIActivityViewController(
      activityItems: ["Look at this", site, UIImage(), 7], applicationActivities: nil)
    var outcomes: [Bool] = []
    activity.completionWithItemsHandler = { _, isDone, _, _ in outcomes.append(isDone) }
    base.present(activity, animated: true)
    let shared = screen.all(.button, nil).compactMap { $0.drawing[.share] }
    #expect(shared == ["\n\nLook at this", "\n\nhttps://example.com/a"])
    // The server makes the file of an image when its button is pressed. A number is left out.
    #expect(screen.all(.button, nil).count == 4)
    #expect(outcomes.isEmpty)
    try screen.button("Close").tap()
    #expect(screen.all(.sheet, nil).isEmpty && outcomes == [false])
  }
}
