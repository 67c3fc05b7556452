import Foundation
import StrataRendering
import SwiftUI
import Testing

@testable import SwiftUITesting

/// A layout in lines, with as many views in each as fit.
private struct Flow: Layout {
  var gap: CGFloat = 10

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let frames = frames(in: proposal.width ?? .infinity, subviews)
    return CGSize(
      width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for (view, frame) in zip(subviews, frames(in: bounds.width, subviews)) {
      view.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size))
    }
  }

  private func frames(in width: CGFloat, _ subviews: Subviews) -> [CGRect] {
    var corner = CGPoint.zero
    var high: CGFloat = 0
    return subviews.map { view in
      let size = view.sizeThatFits(.unspecified)
      if corner.x > 0, corner.x + size.width > width {
        corner = CGPoint(x: 0, y: corner.y + high + gap)
        high = 0
      }
      defer {
        corner.x += size.width + gap
        high = max(high, size.height)
      }
      return CGRect(origin: corner, size: size)
    }
  }
}

private struct Weight: LayoutValueKey { static let defaultValue = 1.0 }

/// A layout that reports what it receives and places by anchors.
private struct Curious: Layout {
  var heard: (String) -> Void
  struct Cache { var makes = 0, updates = 0 }

  func makeCache(subviews: Subviews) -> Cache { Cache(makes: 1) }
  func updateCache(_ cache: inout Cache, subviews: Subviews) { cache.updates += 1 }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let words = subviews.map { view in
      let narrow = view.sizeThatFits(ProposedViewSize(width: 50, height: nil))
      let wide = view.dimensions(in: .unspecified)
      return "\(view[Weight.self]) \(view.priority) \(Int(narrow.width))x\(Int(narrow.height)) "
        + "\(Int(wide[HorizontalAlignment.center]))"
    }
    let offer = proposal.replacingUnspecifiedDimensions()
    heard("\(Int(offer.width))x\(Int(offer.height)) \(cache.makes)/\(cache.updates) \(words)")
    return CGSize(width: 200, height: 100)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    guard let first = subviews.first, !subviews.isEmpty, subviews.count > 1 else { return }
    first.place(
      at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing,
      proposal: ProposedViewSize(width: 50, height: nil))
  }
}

@MainActor @Suite struct OwnLayoutTests {
  private struct Tags: View {
    var names = ["One", "Two", "Three"]
    var body: some View {
      Flow {
        ForEach(names, id: \.self) { Text(verbatim: $0) }
        Text(verbatim: "End")
      }
      .accessibilityIdentifier("flow")
    }
  }

  private func slots(_ screen: Screen, _ name: String) throws -> [ScreenElement] {
    let canvas = try screen.element(name).drawn.children.first
    return canvas?.children.map { ScreenElement($0, on: screen) } ?? []
  }

  /// Sends the measured width of the container and the sizes of its views.
  private func measure(
    _ screen: Screen, _ name: String, width: CGFloat, _ sizes: [CGSize]
  ) throws {
    try screen.element(name).layOut(CGRect(x: 0, y: 0, width: width, height: 0))
    for (slot, size) in zip(try slots(screen, name), sizes) {
      try slot.layOut(CGRect(origin: .zero, size: size))
    }
    screen.flush()
  }

  private func places(_ screen: Screen, _ name: String) throws -> [StyleRule] {
    screen.flush()
    return try slots(screen, name).compactMap { slot in
      slot.drawing.style.first { if case .slot = $0 { true } else { false } }
    }
  }

  private func at(_ x: Double, _ y: Double) -> StyleRule {
    .slot(x: x, y: y, width: nil, height: nil)
  }

  @Test func `a custom layout places its views once the browser has sent their sizes`() throws {
    let screen = Screen(Tags())
    #expect(try screen.element("flow").drawing[.variant] == "own guess")
    #expect(
      try places(screen, "flow").allSatisfy { $0 == .slot(x: nil, y: nil, width: nil, height: nil) }
    )
    let sizes = [40, 60, 80, 30].map { CGSize(width: $0, height: 20) }
    try measure(screen, "flow", width: 130, sizes)
    #expect(try screen.element("flow").drawing[.variant] == "own")
    #expect(try places(screen, "flow") == [at(0, 0), at(50, 0), at(0, 30), at(90, 30)])
    let canvas = try screen.element("flow").drawn.children.first?.element
    #expect(canvas?.style.contains(.canvas(width: 120, height: 50)) == true)
  }

  @Test func `a wider window makes the layout place its views again`() throws {
    let screen = Screen(Tags())
    let sizes = [40, 60, 80, 30].map { CGSize(width: $0, height: 20) }
    try measure(screen, "flow", width: 130, sizes)
    try screen.element("flow").layOut(CGRect(x: 0, y: 0, width: 400, height: 0))
    #expect(try places(screen, "flow") == [at(0, 0), at(50, 0), at(120, 0), at(210, 0)])
  }

  @Test func `a custom layout reads the layout values, priorities and sizes of its views`() throws {
    var heard: [String] = []
    let layout = Curious { heard.append($0) }
    let view = layout {
      Text(verbatim: "A").layoutValue(key: Weight.self, value: 3)
      Text(verbatim: "B").layoutPriority(2)
    }
    let screen = Screen(view.accessibilityIdentifier("own"))
    try measure(
      screen, "own", width: 300, [CGSize(width: 100, height: 20), CGSize(width: 30, height: 20)])
    #expect(heard.last == #"300x10 1/0 ["3.0 0.0 50x40 50", "1.0 2.0 30x20 15"]"#)
    // The first is narrower than its ideal width; the other one is centred.
    #expect(
      try places(screen, "own") == [
        .slot(x: 150, y: 60, width: 50, height: nil), at(85, 40),
      ])
    // The size that the browser measures at that width counts from then on.
    try #require(try slots(screen, "own").first).layOut(CGRect(x: 0, y: 0, width: 50, height: 60))
    #expect(heard.last == #"300x10 1/1 ["3.0 0.0 50x60 50", "1.0 2.0 30x20 15"]"#)
    #expect(try places(screen, "own").first == .slot(x: 150, y: 40, width: 50, height: nil))
  }

  @Test func `a custom layout in an AnyLayout receives its subviews' sizes`() throws {
    var heard: [String] = []
    let any = AnyLayout(Curious { heard.append($0) })
    let screen = Screen(any { Text(verbatim: "A") }.accessibilityIdentifier("own"))
    try measure(screen, "own", width: 300, [CGSize(width: 100, height: 20)])
    #expect(heard.last == #"300x10 1/0 ["1.0 0.0 50x40 50"]"#)
  }

  @Test func `a proposed size may leave a dimension unspecified`() {
    let open = ProposedViewSize(width: 40, height: nil)
    #expect(open.replacingUnspecifiedDimensions() == CGSize(width: 40, height: 10))
    #expect(open.replacingUnspecifiedDimensions(by: CGSize(width: 1, height: 2)).height == 2)
    #expect(ProposedViewSize(CGSize(width: 1, height: 2)) == .init(width: 1, height: 2))
    #expect(ProposedViewSize.unspecified.width == nil && ProposedViewSize.zero.height == 0)
    #expect(ProposedViewSize.infinity.width == .infinity)
    #expect(LayoutProperties().stackOrientation == nil)
    #expect(Flow.layoutProperties.stackOrientation == nil)
  }

  private struct RecordingLayout: Layout {
    var heard: (LayoutSubviews) -> Void
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) -> CGSize {
      heard(subviews)
      return .zero
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) {}
  }

  @Test func `a layout can count and slice its subviews and read their direction`()
    throws
  {
    var words: [String] = []
    let layout = RecordingLayout { views in
      let second: LayoutSubviews.Index = views.startIndex + 1
      let part: LayoutSubviews.SubSequence = views[1..<views.endIndex]
      let first: LayoutSubviews.Element = part[part.startIndex]
      let tags = views.map { $0.containerValues.tag(for: Int.self) ?? 0 }
      let gap = views[views.startIndex].spacing.distance(to: first.spacing, along: .horizontal)
      words.append(
        "\(views.startIndex)..<\(views.endIndex) \(part.startIndex) \(first == views[second]) \(tags) "
          + "\(views.layoutDirection) \(gap) \(views[[2, 0]].map { $0 == views[0] })")
    }
    let view = layout {
      Text(verbatim: "A").tag(5)
      Text(verbatim: "B")
      Text(verbatim: "C").tag(7)
    }
    let screen = Screen(view.accessibilityIdentifier("own"), language: "ar")
    try measure(screen, "own", width: 300, Array(repeating: CGSize(width: 9, height: 9), count: 3))
    #expect(words.last == "0..<3 1 true [5, 0, 7] rightToLeft 8.0 [false, true]")
  }

  @Test func `the default ViewSpacing is 8 points, and edges of the zero spacing have none`() {
    var none = ViewSpacing.zero
    #expect(ViewSpacing().distance(to: ViewSpacing(), along: .horizontal) == 8)
    #expect(none.distance(to: .zero, along: .vertical) == 0)
    none.formUnion(ViewSpacing(), edges: .bottom)
    #expect(none.distance(to: .zero, along: .vertical) == 8)
    #expect(none.distance(to: .zero, along: .horizontal) == 0)
    #expect(ViewSpacing.zero.union(ViewSpacing()).distance(to: .zero, along: .horizontal) == 8)
  }
}
