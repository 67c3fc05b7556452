import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Tests of anchor preferences: the bounds and points of views, read by the views above them.
@MainActor @Suite struct AnchorTests {
  private struct Marks: PreferenceKey {
    static let defaultValue: [Anchor<CGRect>] = []
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
      value += nextValue()
    }
  }

  private struct Points: PreferenceKey {
    static let defaultValue: [Anchor<CGPoint>] = []
    static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) {
      value += nextValue()
    }
  }

  private struct Page: View {
    var body: some View {
      VStack {
        Text("one").accessibilityIdentifier("one")
          .anchorPreference(key: Marks.self, value: .bounds) { [$0] }
        Text("two").accessibilityIdentifier("two")
          .transformAnchorPreference(
            key: Marks.self, value: .rect(CGRect(x: 1, y: 2, width: 3, height: 4))
          ) { $0.append($1) }
      }
      .overlayPreferenceValue(Marks.self) { marks in
        GeometryReader { proxy in
          ForEach(marks.indices, id: \.self) { index in
            let frame = proxy[marks[index]]
            Text(
              verbatim:
                "\(Int(frame.minX)) \(Int(frame.minY)) \(Int(frame.width)) \(Int(frame.height))")
          }
        }
        .accessibilityIdentifier("reader")
      }
    }
  }

  @Test func `an anchor is resolved in the coordinates of the GeometryReader that reads it`() throws
  {
    let screen = Screen(Page())
    try screen.element("one").layOut(CGRect(x: 30, y: 40, width: 50, height: 20))
    try screen.element("two").layOut(CGRect(x: 30, y: 70, width: 50, height: 20))
    try screen.element("reader").layOut(CGRect(x: 10, y: 30, width: 200, height: 100))
    #expect(screen.has("20 10 50 20"), "\(screen.text)")
    #expect(screen.has("21 42 3 4"), "\(screen.text)")
    try screen.element("one").layOut(CGRect(x: 31, y: 40, width: 50, height: 20))
    #expect(screen.has("21 10 50 20"), "\(screen.text)")
  }

  private struct Corners: View {
    var body: some View {
      Text("one").accessibilityIdentifier("one")
        .anchorPreference(key: Points.self, value: .bottomTrailing) { [$0] }
        .transformAnchorPreference(key: Points.self, value: .point(CGPoint(x: 3, y: 4))) {
          $0 += [$1]
        }
        .transformAnchorPreference(key: Points.self, value: .unitPoint(.center)) { $0 += [$1] }
        .backgroundPreferenceValue(Points.self) { points in
          GeometryReader { proxy in
            let places = points.map { proxy[$0] }.map { "\(Int($0.x)),\(Int($0.y))" }
            Text(verbatim: places.joined(separator: " "))
          }
          .accessibilityIdentifier("reader")
        }
    }
  }

  @Test func `points of a view can be anchors, too`() throws {
    let screen = Screen(Corners())
    try screen.element("one").layOut(CGRect(x: 10, y: 10, width: 40, height: 20))
    try screen.element("reader").layOut(CGRect(x: 10, y: 10, width: 40, height: 20))
    #expect(screen.has("40,20 3,4 20,10"), "\(screen.text)")
  }
}
