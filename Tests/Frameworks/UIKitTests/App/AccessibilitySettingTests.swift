import Foundation
import SwiftUI
import SwiftUITesting
import Testing
import UIKit

@MainActor struct AccessibilitySettingTests {
  private struct Page: View {
    var body: some View {
      Button("Say") { UIAccessibility.post(notification: .announcement, argument: "Saved") }
      Button("Attribute") {
        UIAccessibility.post(
          notification: .screenChanged, argument: NSAttributedString(string: "Opened"))
      }
      Button("Point") { UIAccessibility.post(notification: .layoutChanged, argument: UIView()) }
      Text(verbatim: "motion \(UIAccessibility.isReduceMotionEnabled)")
      Text(verbatim: "contrast \(UIAccessibility.isDarkerSystemColorsEnabled)")
    }
  }

  @Test func `a posted text is announced, and a view is not`() throws {
    let screen = Screen(Page())
    try screen.button("Say").tap()
    try screen.button("Attribute").tap()
    try screen.button("Point").tap()
    #expect(screen.announcements == ["Saved", "Opened"])
  }

  @Test func `a view that reads a setting follows its change in the browser`() {
    let screen = Screen(Page())
    #expect(screen.has("motion false") && screen.has("contrast false"))
    screen.surround { ($0.reducesMotion, $0.wantsContrast) = (true, true) }
    #expect(screen.has("motion true") && screen.has("contrast true"))
  }
}
