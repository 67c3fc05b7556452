import Foundation
import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

/// Tests of initialisers and enumerations that other tests use without their names.
@MainActor @Suite struct NamedFormTests {
  private func rules(_ view: some View) -> [StyleRule] {
    Screen(view).drawing.children.first?.element.style ?? []
  }

  @Test func `a localized key built from interpolations shows its text, numbers, date and timer`() {
    var parts = LocalizedStringKey.StringInterpolation(literalCapacity: 2, interpolationCount: 3)
    parts.appendLiteral("a ")
    parts.appendInterpolation(2)
    parts.appendInterpolation(3.14159, specifier: "%.1f")
    parts.appendInterpolation(NSNumber(value: 4), formatter: nil)
    parts.appendInterpolation(1.5, format: .number)
    parts.appendInterpolation(Date(timeIntervalSince1970: 0), style: .date)
    parts.appendInterpolation(
      timerInterval: Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 60),
      pauseTime: Date(timeIntervalSince1970: 30), countsDown: true, showsHours: false)
    let key = LocalizedStringKey(stringInterpolation: parts)
    let text = Screen(VStack { Text(key) }.environment(\.timeZone, .gmt)).text
    #expect(text == "a 23.141.5January 1, 19700:30")
    #expect(LocalizedStringKey(stringLiteral: "a") == LocalizedStringKey("a"))
  }

  @Test func `each date style is distinct, and shows the same time in another form`() {
    let styles: [Text.DateStyle] = [.date, .time, .relative, .offset, .timer]
    #expect(Set(styles).count == 5)
    let time = Date(timeIntervalSince1970: 1_000_000)
    let texts = styles.flatMap { Screen(Text(time, style: $0)).lines }
    #expect(texts.count == 5 && Set(texts).count == 5, "\(texts)")
  }

  @Test func `font leadings differ, and font widths run from -0.4 to 0.2`() {
    let leadings: [Font.Leading] = [.standard, .tight, .loose]
    #expect(Set(leadings).count == 3)
    let widths: [Font.Width] = [.compressed, .condensed, .standard, .expanded]
    #expect(widths.map(\.value) == [-0.4, -0.2, 0, 0.2])
    #expect(Font.Width(0.1).value == 0.1)
    #expect(rules(Text(verbatim: "a").font(.system(.body, design: .serif))).count == 2)
    #expect(rules(Text(verbatim: "a").foregroundColor(.red)) == [.foreground(.named("red"))])
    let stack = Screen(VStack { Text(verbatim: "a") }.foregroundColor(.red)).drawing
    #expect(
      stack.children.first?.children.first?.element.style == [.foreground(.named("red"))])
  }

  @Test func `each image and symbol mode is a different value`() {
    let modes: [Image.TemplateRenderingMode] = [.template, .original]
    let resizing: [Image.ResizingMode] = [.tile, .stretch]
    let interpolations: [Image.Interpolation] = [.none, .low, .medium, .high]
    let ranges: [Image.DynamicRange] = [.standard, .constrainedHigh, .high]
    #expect(Set(modes).count == 2 && Set(resizing).count == 2)
    #expect(Set(interpolations).count == 4 && Set(ranges).count == 3)
    let star = Image(systemName: "star")
    let colours: [SymbolRenderingMode] = [.monochrome, .multicolor, .hierarchical, .palette]
    for mode in colours {
      #expect(rules(star.symbolRenderingMode(mode).allowedDynamicRange(.high)).isEmpty)
    }
    var values = EnvironmentValues()
    (values.symbolVariants, values.imageScale) = (.fill, .small)
    values.symbolRenderingMode = .palette
    #expect(values.symbolVariants == .fill && values.imageScale == .small)
    #expect(values.symbolRenderingMode != nil)
  }

  @Test func `a colour resolves to linear components and hashes by value`() {
    let red = Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 1)
    let resolved = red.resolve(in: EnvironmentValues())
    #expect([resolved.linearRed, resolved.linearGreen, resolved.linearBlue] == [1, 0, 0])
    let spaces: [Color.RGBColorSpace] = [.sRGB, .sRGBLinear, .displayP3]
    #expect(Set(spaces).count == 3)
    func hash(_ color: Color) -> Int {
      var hasher = Hasher()
      color.hash(into: &hasher)
      return hasher.finalize()
    }
    let same = Color(red: 1, green: 0, blue: 0)
    #expect(red == same && hash(red) == hash(same) && hash(red) != hash(.blue))
  }

  @Test func `speech modifiers leave a text unchanged`() {
    let text = Text(verbatim: "a").speechAdjustedPitch(0.5).speechAlwaysIncludesPunctuation()
      .speechAnnouncementsQueued().speechSpellsOutCharacters()
    #expect(text == Text(verbatim: "a"))
    let stack = VStack { text }.speechAdjustedPitch(0.5).speechAlwaysIncludesPunctuation(false)
      .speechAnnouncementsQueued(false).speechSpellsOutCharacters(false)
    #expect(Screen(stack).lines == ["a"])
  }

  @Test func `a label can be created from a title view and an icon view`() {
    let label = Label(title: { Text("a") }, icon: { Image(systemName: "star") })
    #expect(Screen(label).lines == ["a"])
  }

  @Test func `an AsyncImagePhase gives its image on success and its error on failure`() {
    let failure = AsyncImagePhase.failure(URLError(.badURL))
    #expect(AsyncImagePhase.empty.image == nil && failure.error != nil)
    #expect(AsyncImagePhase.success(Image(systemName: "star")).image != nil)
  }

  @Test
  func `ContentUnavailableView's search has named types of parts and shows the searched text`() {
    #expect(EnabledTextSelectability.allowsSelection)
    #expect(!DisabledTextSelectability.allowsSelection)
    let nothing:
      ContentUnavailableView<
        SearchUnavailableContent.Label, SearchUnavailableContent.Description,
        SearchUnavailableContent.Actions
      > = .search(text: "Rome")
    let text = Screen(nothing).text
    #expect(text.contains("Rome") && text.contains("spelling"))
  }
}
