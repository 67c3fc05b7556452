import Foundation
import StrataAppHost
import StrataBrowserTesting
import StrataViewTree
import SwiftUI
import Testing

/// Tests of shapes, gradients and effects as Chromium draws them.
@MainActor @Suite struct DrawingSheetTests {
  private func withSheet(_ test: @MainActor (Browser) async throws -> Void) async throws {
    try await Browser.onPhone(showing: { DrawingSheet() }) { browser, _ in try await test(browser) }
  }

  /// Returns the result of a script on the element with an identifier.
  private func ask(_ browser: Browser, _ name: String, _ script: String) async throws -> String {
    let value = try await browser.run(
      """
      const el = document.querySelector(`[data-testid="${arguments[0]}"]`);
      const shape = el.matches('.shape') ? el : el.querySelector('.shape') ?? el;
      return String(\(script));
      """, .string(name))
    return value.string ?? ""
  }

  @Test func `shapes fill their frames with the inset, trim and path that the view sets`()
    async throws
  {
    try await withSheet { browser in
      let ring = "shape.querySelector('circle')"
      #expect(try await ask(browser, "ring", "getComputedStyle(\(ring)).r") != "auto")
      #expect(try await ask(browser, "ring", "\(ring).getBBox().width") == "52")
      #expect(
        try await ask(browser, "ring", "getComputedStyle(\(ring)).strokeDasharray") == "70px, 200px"
      )
      #expect(
        try await ask(browser, "dot", "getComputedStyle(shape).clipPath.startsWith('circle(')")
          == "true")
      let roof = "shape.querySelector('path').getAttribute('d')"
      #expect(try await ask(browser, "fixed", roof) == "M0 60L30 0L60 60Z")
      try await keepPictures(browser)
    }
  }

  /// Saves screenshots for a person, if the environment names a folder for them.
  private func keepPictures(_ browser: Browser) async throws {
    guard let folder = ProcessInfo.processInfo.environment["SHEET_PICTURES"] else { return }
    for look in Browser.Appearance.allCases {
      try await browser.prefer(look)
      let file = URL(filePath: folder).appending(path: "sheet-\(look.rawValue).png")
      try await browser.screenshot(to: file, fullPage: true)
    }
  }
}

/// A sheet with every kind of drawing.
private struct DrawingSheet: View {
  private let rainbow = Gradient(colors: [.red, .yellow, .green, .blue, .purple])

  var body: some View {
    VStack(spacing: 12) {
      HStack(spacing: 12) { fills }
      HStack(spacing: 12) { strokes }
      HStack(spacing: 12) { gradients }
      HStack(spacing: 12) { effects }
      HStack(spacing: 12) { words }
      Roof().stroke(.red, lineWidth: 3).frame(maxWidth: 300).frame(height: 40)
        .accessibilityIdentifier("wide")
      materials
    }
    .padding()
  }

  @ViewBuilder private var fills: some View {
    Circle().fill(.red).frame(width: 60, height: 40).accessibilityIdentifier("dot")
    RoundedRectangle(cornerRadius: 12).fill(.blue).frame(width: 60, height: 60)
    Capsule().fill(.green.gradient).frame(width: 60, height: 30)
    Ellipse().fill(.orange).frame(width: 60, height: 30)
    UnevenRoundedRectangle(topLeadingRadius: 30, bottomTrailingRadius: 30).fill(.purple)
      .frame(width: 60, height: 60)
  }

  @ViewBuilder private var strokes: some View {
    Circle().trim(from: 0, to: 0.7)
      .stroke(.blue, style: StrokeStyle(lineWidth: 8, lineCap: .round))
      .rotationEffect(.degrees(-90)).frame(width: 52, height: 52)
      .accessibilityIdentifier("ring")
    Circle().trim(from: 0, to: 0.7)
      .stroke(
        AngularGradient(gradient: rainbow, center: .center),
        style: StrokeStyle(lineWidth: 8, lineCap: .round)
      ).frame(width: 52, height: 52)
    RoundedRectangle(cornerRadius: 12).strokeBorder(.red, lineWidth: 4).frame(width: 60, height: 60)
    Capsule().stroke(.green, style: StrokeStyle(lineWidth: 2, dash: [6, 3])).frame(
      width: 60, height: 30)
    Roof().fill(.indigo).frame(width: 60, height: 60).accessibilityIdentifier("fixed")
  }

  @ViewBuilder private var gradients: some View {
    LinearGradient(gradient: rainbow, startPoint: .topLeading, endPoint: .bottomTrailing)
      .frame(width: 60, height: 60)
    RadialGradient(gradient: rainbow, center: .center, startRadius: 5, endRadius: 30)
      .frame(width: 60, height: 60)
    AngularGradient(gradient: rainbow, center: .center).frame(width: 60, height: 60)
    EllipticalGradient(gradient: rainbow).frame(width: 60, height: 30)
    Circle().fill(
      .linearGradient(colors: [.red, .blue], startPoint: .topLeading, endPoint: .bottomTrailing)
    ).frame(width: 60, height: 60)
  }

  @ViewBuilder private var effects: some View {
    RoundedRectangle(cornerRadius: 8).fill(.teal).frame(width: 44, height: 44)
      .shadow(color: .black, radius: 4, y: 3)
    Rectangle().fill(.red).frame(width: 44, height: 44).blur(radius: 4)
    Rectangle().fill(.red).frame(width: 44, height: 44).rotationEffect(.degrees(20))
    Rectangle().fill(.red).frame(width: 44, height: 44).hueRotation(.degrees(120))
    Rectangle().fill(.red).frame(width: 44, height: 44)
      .rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0))
    Color.red.frame(width: 44, height: 44).clipShape(Roof())
  }

  @ViewBuilder private var words: some View {
    Text("Red").padding(8).background(.yellow.opacity(0.3), in: Capsule())
    Text("Two").font(.largeTitle).bold().foregroundStyle(
      LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
    Text("Box").padding(6).border(.red, width: 2)
    Text("Ring").padding(6).overlay(RoundedRectangle(cornerRadius: 8).stroke(.gray))
    Text("Back").padding(6).background(
      LinearGradient(
        colors: [.orange, .pink], startPoint: .topLeading, endPoint: .bottomTrailing),
      in: RoundedRectangle(cornerRadius: 10))
  }

  private var materials: some View {
    ZStack {
      LinearGradient(gradient: rainbow, startPoint: .leading, endPoint: .trailing)
      HStack {
        Text("thin").padding().background(.ultraThinMaterial)
        Text("thick").padding().background(.thickMaterial, in: RoundedRectangle(cornerRadius: 12))
        Circle().stroke(.white, lineWidth: 4).frame(width: 40, height: 40)
      }
    }
    .frame(height: 90)
  }
}

private struct Roof: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}
