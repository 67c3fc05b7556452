import Foundation
import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

/// Tests of modifiers that are accepted so that sources compile, and change nothing, as their
/// docstrings say.
@MainActor @Suite struct AcceptedTests {
  private let words = Text(verbatim: "words")

  private func changesNothing(_ view: some View, _ other: some View) -> Bool {
    Drawn(view).elements == Drawn(other).elements
  }

  @Test func `accessibility text content types leave a text unchanged`() {
    let kinds: [AccessibilityTextContentType] = [
      .plain, .console, .fileSystem, .messaging, .narrative, .sourceCode, .spreadsheet,
      .wordProcessing,
    ]
    for kind in kinds {
      #expect(changesNothing(words.accessibilityTextContentType(kind), words))
    }
  }

  @Test func `colour rendering modes leave a drawing group unchanged`() {
    let plain = Drawn(words.drawingGroup()).elements
    for mode in [ColorRenderingMode.nonLinear, .linear, .extendedLinear] {
      #expect(Drawn(words.drawingGroup(colorMode: mode)).elements == plain)
    }
  }

  @Test func `hover effects leave a view unchanged`() {
    for effect in [HoverEffect.automatic, .highlight, .lift] {
      #expect(changesNothing(words.hoverEffect(effect), words))
    }
  }

  @Test func `scroll bounce, clipping and tab bar behaviours leave the views unchanged`() {
    let page = ScrollView { words }
    for behavior in [ScrollBounceBehavior.automatic, .always, .basedOnSize] {
      #expect(changesNothing(page.scrollBounceBehavior(behavior), page))
    }
    #expect(changesNothing(page.scrollClipDisabled(), page))
    #expect(changesNothing(page.scrollEdgeEffectHidden(for: .bottom), page))
    let tabs = TabView { Tab("One", systemImage: "star") { words } }
    for behavior in [TabBarMinimizeBehavior.automatic, .onScrollDown, .onScrollUp, .never] {
      #expect(changesNothing(tabs.tabBarMinimizeBehavior(behavior), tabs))
    }
  }

  @Test func `presentationContentInteraction leaves a sheet unchanged`() {
    func sheet(_ behavior: PresentationContentInteraction?) -> some View {
      let content = ScrollView { words }
      return Text("page").sheet(isPresented: .constant(true)) {
        if let behavior {
          content.presentationContentInteraction(behavior)
        } else {
          content
        }
      }
    }
    for behavior in [PresentationContentInteraction.automatic, .resizes, .scrolls] {
      #expect(changesNothing(sheet(behavior), sheet(nil)))
    }
  }

  @available(*, deprecated)
  @Test func `a navigation view style leaves a navigation view unchanged`() {
    let view = NavigationView { words.navigationTitle("Title") }
    #expect(changesNothing(view.navigationViewStyle(DefaultNavigationViewStyle()), view))
  }

  @Test func `empty options of clips, filters and gradients leave a canvas's drawing unchanged`() {
    func figures(_ draw: @escaping (inout GraphicsContext) -> Void) -> [Figure] {
      let canvas = Canvas { context, _ in draw(&context) }
      return Drawn(canvas.frame(width: 20, height: 20)).figures
    }
    let box = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    let colors = Gradient(colors: [.red, .blue])
    let named = figures { context in
      context.clip(to: box, options: GraphicsContext.ClipOptions())
      context.addFilter(
        .blur(radius: 2, options: GraphicsContext.BlurOptions()),
        options: GraphicsContext.FilterOptions())
      context.addFilter(.shadow(radius: 3, options: GraphicsContext.ShadowOptions()))
      context.fill(
        box,
        with: .linearGradient(
          colors, startPoint: .zero, endPoint: CGPoint(x: 10, y: 0),
          options: GraphicsContext.GradientOptions()))
    }
    let plain = figures { context in
      context.clip(to: box)
      context.addFilter(.blur(radius: 2))
      context.addFilter(.shadow(radius: 3))
      context.fill(
        box,
        with: .linearGradient(colors, startPoint: .zero, endPoint: CGPoint(x: 10, y: 0)))
    }
    #expect(named == plain && named.count == 1)
  }
}
