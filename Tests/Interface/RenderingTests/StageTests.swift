import StrataRendering
import Testing

/// Tests of the element on which a rule is placed: from the content outwards.
@Suite struct StageTests {
  private static let gradient = GradientPaint(
    [.init(.named("red"), at: 0)], .linear(from: Point(0, 0), to: Point(1, 1)))
  private static let red = Paint.named("red")
  private static let share = StyleRule.Share(count: 2, span: 1, spacing: 8)

  static let content: [StyleRule] = [
    .spacing(8), .alignItems(.center), .justify(.start), .untouchable, .hidden, .redacted,
    .fill(red), .stroke(red, StrokeLine(width: 1)), .trim(from: 0, to: 1), .inset(1), .radius(2),
    .turning(gradient), .pixelated, .symbolScale(1), .symbolPalette([red]),
    .picture(
      PictureCut(
        source: "a.png", width: nil, height: nil, scale: 1, kind: .stencil(fills: true), caps: [])),
    .textStyle("body"), .fontSize(12), .fontPixels(12), .fontWeight(400),
    .family("Inter", source: nil), .fontStretch(1), .smallCaps("all"), .leading(1), .textScale(1),
    .inlineLink, .typeface("serif"), .italic, .monospaced, .monospacedDigit, .underline,
    .strikethrough, .uppercase, .lowercase, .lineStyle("underline", nil), .tracking(1),
    .baselineOffset(1), .foreground(red), .lineLimit(1), .lineRoom(1), .cutAtHead(true),
    .selectable(true), .textAlign(.end), .lineSpacing(1),
    .lineHeight(part: 1, points: 0), .columns([.fixed(8)]),
    .lanes([], across: true), .tint(red), .grow, .fraction(1),
    .sheet(height: 8, fraction: nil, radius: nil), .spokenOnly, .trait(.paging),
    .position(x: 1, y: 1), .columnWidth(8), .canvas(width: 8, height: 8),
    .slot(x: nil, y: nil, width: nil, height: nil), .gaps(row: 1, column: 1), .rows([.fixed(8)]),
    .cells(horizontal: .start, vertical: .end), .cell(horizontal: nil, vertical: nil),
    .rowAlignment(.center), .alignContent(.center), .span(2), .columnCount(2, growing: 1),
    .sharedPadding(leading: 8, trailing: 4, isRow: false), .tabCount(2),
    .unsized(horizontal: true, vertical: false),
    .container(width: share, height: nil),
    .bleeds(top: true, leading: true, bottom: true, trailing: true), .separatorTint(red),
    .separatorInset(8), .looseRow(sections: nil, rows: 8), .tappable, .grabbable(drags: true),
    .scheme("dark"), .renewal(.faded), .effect(Effect([], duration: 1)),
    .scrolled(ElementScrollTransition(start: .init(.none), end: .init(.none))),
  ]

  static let frame: [StyleRule] = [
    .size(width: 8, height: nil),
    .limits(minWidth: nil, maxWidth: 8, minHeight: nil, maxHeight: nil),
    .fixed(horizontal: true, vertical: true), .ideal(width: .init(8, isFilled: true), height: nil),
    .place(horizontal: .start, vertical: .end), .aspectRatio(2, fills: true),
  ]

  static let surface: [StyleRule] = [
    .background(red), .ground(red), .ground(red, .top), .reach(.all), .border(red, width: 1),
    .touchOutline(.rectangle),
  ]

  static let clip: [StyleRule] = [.cornerRadius(4), .rounded(4), .capsule, .clip]

  static let shadow: [StyleRule] = [
    .shadow(red, radius: 1, x: 0, y: 0), .filter(.blur(2)), .clipTo(.rounded(4)), .mask(red),
  ]

  static let effect: [StyleRule] = [
    .opacity(0.5), .offset(x: 1, y: 1), .rotation(degrees: 5), .scale(x: 2, y: 2), .layer(1),
    .rotation3D(degrees: 5, axis: [1, 0, 0], anchor: .center, anchorZ: 0, perspective: 1),
    .matrix([1, 0, 0, 1, 0, 0]), .blend(.screen), .isolated,
  ]

  private static func pairs(_ rules: [StyleRule], _ stage: Stage) -> [(StyleRule, Stage)] {
    rules.map { ($0, stage) }
  }

  static let all: [(StyleRule, Stage)] =
    pairs(content, .content) + pairs(frame, .frame)
    + pairs([.padding(top: 1, leading: 1, bottom: 1, trailing: 1)], .padding)
    + pairs(surface, .surface) + pairs(clip, .clip) + pairs(shadow, .shadow)
    + pairs(effect, .effect)

  @Test(arguments: all)
  func `each style rule belongs to the expected stage`(rule: StyleRule, stage: Stage) {
    #expect(rule.stage == stage)
  }

  @Test func `the stages are ordered from the content outwards to effects`() {
    let outward: [Stage] = [.content, .frame, .padding, .surface, .clip, .shadow, .effect]
    #expect(outward == outward.sorted() && Set(outward.map(\.rawValue)).count == outward.count)
    for (inner, outer) in zip(outward, outward.dropFirst()) {
      #expect(inner < outer && !(outer < inner) && !(inner < inner))
    }
  }
}
