import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

private struct Page: View {
  @State private var isOpen = false
  @State private var isHeld = true
  @State private var behind = 0

  var body: some View {
    VStack {
      Button("Open") { isOpen = true }
      Button("Behind \(behind)") { behind += 1 }
    }
    .sheet(isPresented: $isOpen) {
      VStack {
        Text("Choose")
        Button("Release") { isHeld = false }
      }
      .interactiveDismissDisabled(isHeld)
      .presentationDetents([.large, .medium, .height(200), .fraction(0.4)])
      .presentationDragIndicator(.visible)
      .presentationCornerRadius(30)
      .presentationBackground(Color.red)
      .presentationBackgroundInteraction(.enabled(upThrough: .medium))
      .presentationContentInteraction(.scrolls)
    }
  }
}

private struct ChosenDetent: View {
  @State private var detent = PresentationDetent.large
  var body: some View {
    Text("Page").sheet(isPresented: .constant(true)) {
      Text(detent == .large ? "is large" : "is small")
        .presentationDetents([.medium, .large], selection: $detent)
        .presentationDragIndicator(.hidden)
        .presentationBackground(alignment: .top) { Text("behind") }
    }
  }
}

/// A style with another colour in dark mode.
private struct Dusk: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> Color {
    environment.colorScheme == .dark ? .yellow : .brown
  }
}

private struct Backed<Style: ShapeStyle>: View {
  var style: Style
  var body: some View {
    Text("Page").sheet(isPresented: .constant(true)) {
      Text("in").presentationBackground(style)
        .environment(\.colorScheme, .dark).tint(.green).foregroundStyle(.purple)
    }
  }
}

private struct Adapted: View {
  @State private var isOpen = true
  var adaptation: PresentationAdaptation
  var body: some View {
    Button("Source") { isOpen = true }
      .popover(isPresented: $isOpen, attachmentAnchor: .point(.bottom), arrowEdge: .bottom) {
        Text("Pop").presentationCompactAdaptation(adaptation)
      }
  }
}

private struct Tenth: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 10 }
}

private struct ByText: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? {
    context.dynamicTypeSize == .large ? 120 : 300
  }
}

private struct Nowhere: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? { nil }
}

private struct AtMost: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? { min(700, context.maxDetentValue) }
}

private struct OwnSizes: View {
  @State private var detent = PresentationDetent.custom(ByText.self)
  var body: some View {
    Text("Page").sheet(isPresented: .constant(true)) {
      Text(detent == .custom(Tenth.self) ? "is low" : "is high")
        .presentationDetents(
          [.custom(Nowhere.self), .custom(ByText.self), .custom(Tenth.self), .custom(AtMost.self)],
          selection: $detent)
    }
  }
}

@MainActor @Suite struct SheetOptionTests {
  @Test func `a custom detent computes its height from the context of the sheet`() throws {
    func height(_ screen: Screen) throws -> StyleRule? {
      try sheet(screen).style.first { if case .sheet = $0 { true } else { false } }
    }
    let screen = Screen(OwnSizes())
    #expect(try height(screen) == .sheet(height: 120, fraction: nil, radius: nil))
    try #require(screen.presented.last).drag(up: false)
    #expect(try height(screen) == .sheet(height: nil, fraction: 0.1, radius: nil))
    #expect(screen.text.contains("is low"))
    try screen.button("SheetGrabber").tap()
    try screen.button("SheetGrabber").tap()
    #expect(try height(screen) == .sheet(height: 700, fraction: nil, radius: nil))
    #expect(screen.text.contains("is high"))
    let large = Screen(OwnSizes().dynamicTypeSize(.xxLarge))
    #expect(try height(large) == .sheet(height: 300, fraction: nil, radius: nil))
    #expect(PresentationDetent.custom(Tenth.self) != .custom(ByText.self))
    #expect(Set([PresentationDetent.custom(Tenth.self), .custom(Tenth.self)]).count == 1)
  }

  private func sheet(_ screen: Screen) throws -> Element {
    try #require(screen.presented.last).drawing
  }

  @Test func `a sheet's background is resolved in the environment of its modifier`() throws {
    func ground(_ view: some View) throws -> [StyleRule] {
      try sheet(Screen(view)).style.filter { if case .background = $0 { true } else { false } }
    }
    #expect(try ground(Backed(style: Dusk())) == [.background(.named("yellow"))])
    #expect(try ground(Backed(style: .tint)) == [.background(.named("green"))])
    #expect(try ground(Backed(style: .foreground)) == [.background(.named("purple"))])
  }

  @Test func `a sheet starts at its smallest detent and grows by handle and swipes`() throws {
    let screen = Screen(Page())
    try screen.button("Open").tap()
    #expect(try sheet(screen).style.contains(.sheet(height: 200, fraction: nil, radius: nil)))
    try screen.button("SheetGrabber").tap()
    #expect(try sheet(screen).style.contains(.sheet(height: nil, fraction: 0.4, radius: nil)))
    try #require(screen.presented.last).drag(up: true)
    #expect(try sheet(screen).style.contains(.sheet(height: nil, fraction: 0.5, radius: nil)))
    try #require(screen.presented.last).drag(up: false)
    #expect(try sheet(screen).style.contains(.sheet(height: nil, fraction: 0.4, radius: nil)))
  }

  @Test func `a sheet has the given corner radius and background`() throws {
    let screen = Screen(Page())
    try screen.button("Open").tap()
    #expect(try sheet(screen).style.contains(.sheet(height: nil, fraction: nil, radius: 30)))
    #expect(try sheet(screen).style.contains(.background(.named("red"))))
  }

  @Test func `a sheet with dismissal disabled ignores Esc and swipes until it is enabled`() throws {
    let screen = Screen(Page())
    try screen.button("Open").tap()
    #expect(throws: ScreenFailure.self) { try screen.dismiss() }
    try #require(screen.presented.last).drag(up: false)
    #expect(screen.presented.count == 1)
    try screen.button("Release").tap()
    try #require(screen.presented.last).drag(up: false)
    #expect(screen.presented.isEmpty)
  }

  @Test func `a view behind a sheet can be used up to the detent that enables it, and not above`()
    throws
  {
    let screen = Screen(Page())
    try screen.button("Open").tap()
    try screen.button("Behind 0").tap()
    #expect(screen.has("Behind 1"))
    let last = try #require(screen.presented.last)
    for _ in 0..<3 { try last.drag(up: true) }
    #expect(!screen.has("Behind 1"))
  }

  @Test func `the app selects the detent and observes the user's choice`() throws {
    let screen = Screen(ChosenDetent())
    #expect(screen.text.contains("is large"))
    #expect(screen.text.contains("behind"))
    #expect(!screen.has("SheetGrabber"))
    try #require(screen.presented.last).drag(up: false)
    #expect(screen.text.contains("is small"))
    #expect(try sheet(screen).style.contains(.sheet(height: nil, fraction: 0.5, radius: nil)))
  }

  @Test func `a popover has its source, its edge, and its adaptation to a narrow screen`() throws {
    let screen = Screen(Adapted(adaptation: .popover))
    #expect(try sheet(screen)[.variant] == "popover keep")
    #expect(try sheet(screen)[.edge] == "bottom")
    #expect(try sheet(screen)[.anchor]?.hasSuffix(" 0.5 1.0") == true)
    try screen.dismiss()
    let source = try screen.button("Source")
    try source.tap()
    #expect(try sheet(screen)[.anchor]?.hasPrefix("\(source.id.rawValue) ") == true)
  }

  @Test(arguments: [
    (PresentationAdaptation.automatic, "popover"), (.sheet, "popover"), (.none, "popover keep"),
    (.fullScreenCover, "popover cover-s"),
  ])
  func `a popover becomes a sheet on a narrow screen`(
    adaptation: PresentationAdaptation, variant: String
  ) throws {
    #expect(try sheet(Screen(Adapted(adaptation: adaptation)))[.variant] == variant)
  }
}
