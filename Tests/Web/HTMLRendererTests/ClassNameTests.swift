import StrataKitTesting
import StrataRendering
import StrataWire
import Testing

@testable import StrataHTMLRenderer

@MainActor struct ClassNameTests {
  nonisolated static let numbers: [Double] = [
    0, -0.0, 8, -8, 0.5, -1.25, 1.0 / 3, 0.0004, -0.0004, 99.9999, 1e7, -1e7, 1e15, 1e300, -1e300,
    .infinity, -.infinity, .nan, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
  ]

  static func paints(_ x: Double) -> [Paint] {
    let rgba = Paint.rgba(red: x, green: 0.5, blue: 1, opacity: x)
    let named = Paint.named("a b;}</style><script>é")
    return [
      .named("red"), named, rgba, .faded(rgba, opacity: x), .faded(named, opacity: 0.5),
      .mixed(rgba, named, fraction: x, isPerceptual: true),
    ] + courses(x).map { .gradient(GradientPaint([.init(rgba, at: 0), .init(named, at: x)], $0)) }
  }

  static func courses(_ x: Double) -> [GradientPaint.Course] {
    [
      .linear(from: Point(0, 0), to: Point(1, 1)), .linear(from: Point(x, 0), to: Point(0.5, x)),
      .radial(center: .center, start: x, end: 2), .angular(center: .center, start: x, end: 90),
      .elliptical(center: Point(x, x), start: 0, end: x),
    ]
  }

  static func roof(_ x: Double) -> Outline {
    let steps: [PathStep] = [
      .move(Point(0, x)), .line(Point(1, 0)), .quadratic(Point(x, 1), control: Point(2, 2)),
      .cubic(Point(0, 1), Point(x, x), Point(1, 1)), .close,
    ]
    return Outline(.path(steps, size: Point(1, x), isGuess: true, keepsAspect: false))
  }

  static func rules(_ x: Double) -> [StyleRule] {
    let layout: [StyleRule] = [
      .spacing(x), .size(width: x, height: nil), .size(width: nil, height: x),
      .limits(minWidth: x, maxWidth: x, minHeight: nil, maxHeight: nil),
      .limits(minWidth: nil, maxWidth: nil, minHeight: x, maxHeight: x),
      .padding(top: x, leading: nil, bottom: nil, trailing: nil), .cellAnchor(x: x, y: x),
      .guides(.row, [.init(x: x, y: x)]),
      .padding(top: x, leading: x, bottom: x, trailing: x), .cornerRadius(x), .opacity(x),
      .offset(x: x, y: -x), .rotation(degrees: x), .scale(x: x, y: 1), .layer(x),
      .aspectRatio(x, fills: true), .aspectRatio(nil, fills: false), .fontSize(x),
      .lineSpacing(x), .fraction(x), .fontWeight(-1), .lineLimit(-3),
      .textStyle("a b\"<"), .place(horizontal: .start, vertical: .firstBaseline),
      .fixed(horizontal: true, vertical: false), .alignItems(.stretch), .justify(.end),
      .rotation3D(
        degrees: x, axis: [x, 1, 0], anchor: .center, anchorZ: x, perspective: x),
      .matrix([x, 0, 0, x, 1, 2]), .blend(.plusLighter), .isolated, .filter(.blur(x)),
      .filter(.brightness(x)), .filter(.contrast(x)), .filter(.saturation(x)), .filter(.invert(x)),
      .filter(.grayscale(x)), .filter(.hueRotation(degrees: x)), .untouchable, .hidden, .rounded(x),
      .clipTo(Outline(.circle, inset: x)), .clipTo(Outline(.ellipse)), .clipTo(.rounded(x)),
      .clipTo(Outline(.capsule, inset: x)), .clipTo(roof(x)),
      .clipTo(roof(x), isEvenOdd: true), .trim(from: x, to: 1), .inset(x),
      .radius(x),
      .columns([
        .fixed(x), .flexible(minimum: x, maximum: nil), .adaptive(minimum: x, maximum: x),
      ]),
    ]
    return layout
      + paints(x).flatMap { paint in
        [
          .fill(paint), .mask(paint),
          .stroke(paint, StrokeLine(width: x, cap: .round, dash: [x, 1], dashPhase: x)),
          .background(paint), .foreground(paint), .tint(paint), .border(paint, width: x),
          .shadow(paint, radius: x, x: -x, y: 1),
        ] as [StyleRule]
      }
  }

  @Test(arguments: numbers)
  func `the class name of each style rule is a valid identifier, and its CSS is one rule`(
    _ x: Double
  ) {
    for rule in Self.rules(x) {
      let name = rule.className
      #expect(isIdentifier(name.name), "\(rule)")
      let css = withoutNestedRules(name.css ?? "")
      #expect(!css.contains { "{}<>\"'\\@".contains($0) }, "\(rule): \(css)")
      #expect(!css.contains("nan") && !css.contains("inf") && !css.contains("e+"), "\(css)")
    }
  }

  /// Removes the rules for other elements, which sizes, padding and a negative spacing contain; a
  /// rule may contain another one.
  private func withoutNestedRules(_ css: String) -> String {
    let rest = css.replacing(#/;?[^;{}]*&[^;{}]*\{[a-z-]+:[^{}]*\}/#, with: "")
    return rest == css ? css : withoutNestedRules(rest)
  }

  @Test func `clipping with the even-odd rule has its own class`() {
    let plain = StyleRule.clipTo(Self.roof(1)).className
    let odd = StyleRule.clipTo(Self.roof(1), isEvenOdd: true).className
    #expect(odd.css?.hasPrefix("clip-path:polygon(evenodd,") == true)
    #expect(plain.css == odd.css?.replacing("evenodd,", with: "") && plain.name != odd.name)
  }

  private func isIdentifier(_ name: String) -> Bool {
    guard let first = name.utf8.first, (0x61...0x7A).contains(first | 0x20) else { return false }
    return name.utf8.allSatisfy { byte in
      (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte == 0x2D
        || byte == 0x5F
    }
  }

  @Test func `different numbers have different classes`() {
    let values: [Double] = [-8, -0.5, 0, 0.5, 0.125, 8, 85, 8.5, 80, 800]
    for make in [StyleRule.spacing, StyleRule.opacity, StyleRule.cornerRadius] {
      #expect(Set(values.map { make($0).className.name }).count == values.count)
    }
  }

  @Test func `style rules with the same class name have the same CSS`() {
    var known: [String: String] = [:]
    for rule in [0, 1, 2.5, -3, 16, 100].flatMap(Self.rules) {
      guard let css = rule.className.css else { continue }
      let other = known.updateValue(css, forKey: rule.className.name)
      #expect(other == nil || other == css, "\(rule.className.name)")
    }
  }

  @Test func `numbers in CSS are short and never have an exponent`() {
    #expect(CSSNumber.text(1.0 / 3) == "0.333")
    #expect(CSSNumber.text(-0.0001) == "0")
    #expect(CSSNumber.text(1e300) == "1000000000")
    #expect(CSSNumber.text(.nan) == "0")
    #expect(CSSNumber.length(.infinity) == "100%")
    #expect(CSSNumber.name(CSSNumber.text(-1.5)) == "m1_5")
  }

  // MARK: Rules are sent once

  private func tree(_ id: Int32, _ rules: StyleRule...) -> ElementTree {
    ElementTree(id: ElementID(id), element: Element(.box, style: rules))
  }

  @Test func `a rule is sent once in a session, before its first use`() {
    let renderer = HTMLRenderer()
    var patches: [[PatchOperation]] = []
    renderer.onPatch = { patches.append($0) }
    let root = ElementTree(
      id: .screen, element: Element(.root), children: [tree(3, .spacing(8)), tree(4, .spacing(8))])
    #expect(renderer.page([root]).rules == ".g8{gap:8px}")
    renderer.apply([
      .insert(tree(5, .spacing(8), .spacing(9)), parent: .screen, before: nil),
      .insert(tree(6, .spacing(9)), parent: .screen, before: nil),
    ])
    renderer.apply([
      .update(
        ElementID(6), from: Element(.box, style: [.spacing(9)]),
        to: Element(.box, style: [.spacing(10), .spacing(8)]))
    ])
    #expect(
      patches == [
        [
          .rule(".g9{gap:9px}"),
          .insert(parent: 1, before: 0, html: "<div data-n=\"5\" class=\"bx g8 g9\"></div>"),
          .insert(parent: 1, before: 0, html: "<div data-n=\"6\" class=\"bx g9\"></div>"),
        ],
        [.rule(".g10{gap:10px}"), .attribute(id: 6, name: "class", value: "bx g10 g8")],
      ])
    #expect(renderer.page([root]).rules == ".g8{gap:8px}", "a new page has no rules yet")
  }
}
