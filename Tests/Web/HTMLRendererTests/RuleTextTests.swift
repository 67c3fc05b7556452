import StrataRendering
import Testing

@testable import StrataHTMLRenderer

/// Tests of the classes and the CSS of all style rules, each compared as a whole. Those that draw are
/// in another file.
@Suite struct RuleTextTests {
  static let red = Paint.named("red")

  /// Compares a rule's classes with its CSS in braces, or with `-` if the style sheet has it.
  func expect(
    _ rule: StyleRule, _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let name = rule.className
    let shown = "\(name.classes) {\(name.css ?? "-")}"
    #expect(shown == text, sourceLocation: sourceLocation)
  }

  @Test func `rules of spacing, alignment and ratio have their class names and CSS`() {
    expect(.spacing(8), "g8 {gap:8px}")
    expect(
      .spacing(-8),
      "gm8 {gap:0;&.v>*+*{margin-block-start:-8px}&.h>*+*{margin-inline-start:-8px}}")
    expect(.alignItems(.firstBaseline), "ai-first {-}")
    expect(.justify(.end), "jc-end {-}")
    expect(
      .place(horizontal: .start, vertical: .lastBaseline),
      "pl-start-last {align-items:last baseline;justify-content:flex-start;"
        + "justify-items:flex-start}")
    expect(.grow, "grow {-}")
    expect(.spokenOnly, "spoken {-}")
    expect(.fraction(0.5), "fr50 {inline-size:50%}")
    expect(.aspectRatio(nil, fills: true), "af-cover {object-fit:cover}")
    expect(.sheet(height: 10, fraction: 0.5, radius: 6), "shh10 {--detent:10px}")
    expect(.sheet(height: nil, fraction: 0.5, radius: 6), "shf50 {--detent:50dvh}")
    expect(.sheet(height: nil, fraction: nil, radius: 6), "shr6 {--round:6px}")
    expect(.sheet(height: nil, fraction: nil, radius: nil), "shr0 {--round:0px}")
    expect(.renewal(.faded), " {-}")
  }

  @Test func `rules of sizes and padding have their class names and CSS`() {
    let sharing =
      ".h>&.bx.W:not(.v,:has(>*+:not(.layer))),.v>&.bx.H:not(.v,:has(>:not(.shape,.layer)))"
      + "{padding:0;flex-basis:0;&>:not(.layer)"
    func expectPadding(_ top: Double, _ leading: Double, _ bottom: Double, _ trailing: Double) {
      let numbers = [top, leading, bottom, trailing].map { String(Int($0)) }
      func sides(_ space: String) -> String {
        "\(space)-block-start:\(numbers[0])px;\(space)-inline-start:\(numbers[1])px;"
          + "\(space)-block-end:\(numbers[2])px;\(space)-inline-end:\(numbers[3])px"
      }
      expect(
        .padding(top: top, leading: leading, bottom: bottom, trailing: trailing),
        "p\(numbers.joined(separator: "-")) pd {\(sides("padding"));"
          + "\(sharing){\(sides("margin"))}}}")
    }
    expect(
      .size(width: 10, height: nil),
      "s10-n fw {width:10px;flex-shrink:0;max-inline-size:none}")
    expect(.size(width: nil, height: 20), "sn-20 fh {height:20px;flex-shrink:0}")
    expect(
      .size(width: 10, height: 20),
      "s10-20 fw fh {width:10px;height:20px;flex-shrink:0;max-inline-size:none}")
    expect(
      .limits(minWidth: 1, maxWidth: .infinity, minHeight: nil, maxHeight: 5),
      "l1-i-n-5 {min-width:1px;max-width:100%;max-height:5px;height:100%;align-self:auto;"
        + ".hl:not(.sc:not(.x) :not(.fh,.fh *),.fh .sc:not(.x) *,.row,.row *)>&"
        + "{height:5px;max-height:min(5px,100%)}"
        + ".hl:not(.sc:not(.x) :not(.fh,.fh *),.fh .sc:not(.x) *,.row,.row *):not(.h)>&"
        + "{flex-grow:0}"
        + ".v:has(>.shape):not(.hl,:has(>:is(.sp,.sc,.list,.form,.H:not([class*=\" l\"]))))>&"
        + "{flex-basis:0}:is(#screen,.sheet)>&{margin-block:auto}}")
    expect(
      .limits(minWidth: nil, maxWidth: 30, minHeight: nil, maxHeight: nil),
      "ln-30-n-n {max-width:30px;"
        + ".h:not(.W,.bx,.fxh,.fxhv,.sc.x *)>&{width:30px;flex:0 9999 auto;"
        + "&.k-firm{flex-shrink:0}}:is(#screen,.sheet)>&{margin-inline:auto}}")
    expect(
      .limits(minWidth: nil, maxWidth: nil, minHeight: 2, maxHeight: .infinity),
      "lHn-n-2-n {min-height:2px}")
    expect(
      .padding(top: 4, leading: 4, bottom: 4, trailing: 4),
      "p4 pd {padding:4px;\(sharing){margin:4px}}}")
    expectPadding(1, 2, 1, 1)
    expectPadding(1, 1, 2, 1)
    expectPadding(1, 1, 1, 2)
    expectPadding(1, 2, 3, 4)
    expect(
      .padding(top: nil, leading: 2, bottom: nil, trailing: nil),
      "pn-2-n-n pd {padding-inline-start:2px;\(sharing){margin-inline-start:2px}}}")
    expect(
      .fixed(horizontal: true, vertical: false),
      "fxh {flex-shrink:0;white-space:nowrap;width:max-content;"
        + ".fw>&{max-inline-size:none}&.shape,&>.shape{min-width:10px}}")
    expect(
      .fixed(horizontal: false, vertical: true),
      "fxv {flex-shrink:0;;&.shape,&>.shape{min-height:10px}}")
    expect(
      .fixed(horizontal: true, vertical: true),
      "fxhv {flex-shrink:0;white-space:nowrap;width:max-content;"
        + ".fw>&{max-inline-size:none}&.shape,&>.shape{min-width:10px};"
        + "&.shape,&>.shape{min-height:10px}}")
    expect(
      .ideal(width: StyleRule.Ideal(10, isFilled: false), height: nil),
      "id10-n {&:is(.fxh,.fxhv){max-inline-size:10px;white-space:normal}"
        + "&:is(.fxh,.fxhv):has(>:is(.W,.shape)),.sc.x>&.W{inline-size:10px}}")
    expect(
      .ideal(width: nil, height: StyleRule.Ideal(20, isFilled: false)),
      "idn-20 {&:is(.fxv,.fxhv):has(>:is(.H,.shape)),.sc:not(.x)>&.H{block-size:20px;flex:none}}")
    expect(
      .ideal(
        width: StyleRule.Ideal(10, isFilled: true), height: StyleRule.Ideal(20, isFilled: true)),
      "id10f-20f {&:is(.fxh,.fxhv){max-inline-size:10px;white-space:normal}"
        + "&:is(.fxh,.fxhv),.sc.x>&.W{inline-size:10px}"
        + "&:is(.fxv,.fxhv),.sc:not(.x)>&.H{block-size:20px;flex:none}}")
  }

  @Test func `rules of grid columns and rows have their class names and CSS`() {
    let lanes: [StyleRule.GridLane] = [
      .init(.fixed(1), spacing: 2, horizontal: .start),
      .init(.fixed(3), spacing: 4, vertical: .end),
    ]
    func cells(_ side: String) -> String {
      "&>:nth-child(2n+1 of :not(.space,.sec-g)){grid-\(side):1;justify-self:flex-start}"
        + "&>:nth-child(2n+2 of :not(.space,.sec-g)){grid-\(side):3;align-self:flex-end}"
    }
    expect(
      .columns([
        .fixed(1), .flexible(minimum: 2, maximum: nil), .flexible(minimum: 2, maximum: 3),
        .adaptive(minimum: 4, maximum: nil), .adaptive(minimum: 4, maximum: 5),
      ]),
      "gc-x1-f2-f2u3-a4-a4u5 {grid-template-columns:1px minmax(2px,1fr) minmax(2px,3px) "
        + "repeat(auto-fill,minmax(min(100%,4rem/16),1fr)) "
        + "repeat(auto-fill,minmax(min(100%,4rem/16),5px))}")
    expect(.rows([.fixed(3), .fixed(4)]), "gw-x3-x4 {grid-template-rows:3px 4px}")
    expect(
      .sharedPadding(leading: 8, trailing: 4, isRow: false),
      "sq8-4 {.h>&{padding-inline:0}:where(.h>&>:not(.layer)){margin-inline:8px 4px}"
        + ":where(.h>&>:not(.layer,.pic:not(.fit))){max-inline-size:calc(100% - 12px)}}")
    expect(
      .sharedPadding(leading: 8, trailing: 0, isRow: true),
      "sqh8-0 {.h>&{padding-inline:0}"
        + ":where(.h>&>:nth-child(1 of :not(.layer,.spoken))){margin-inline-start:8px}"
        + ":where(.h>&>:nth-last-child(1 of :not(.layer,.spoken))){margin-inline-end:0px}}")
    expect(.columnCount(3, growing: 5), "gn3-5 {grid-template-columns:1fr auto 1fr}")
    expect(.columnCount(3, growing: 0), "gn3 {grid-template-columns:repeat(3,auto)}")
    expect(
      .lanes(lanes, across: false),
      "glc-x1s2start_-x3s4_end {grid-template-columns:1px 2px 3px;\(cells("column"))}")
    expect(
      .lanes(lanes, across: true),
      "glw-x1s2start_-x3s4_end {grid-template-rows:1px 2px 3px;\(cells("row"))}")
    expect(.gaps(row: 1, column: 2), "gp1-2 {gap:1px 2px}")
    expect(.span(2), "gs2 {--span:2}")
    expect(
      .cells(horizontal: .start, vertical: .end),
      "cs-start-end {justify-items:flex-start;align-items:flex-end}")
    expect(.cell(horizontal: nil, vertical: .stretch), "ce-n-stretch {align-self:stretch}")
    expect(.rowAlignment(.center), "ra-center {--row-align:center}")
    expect(.alignContent(.start), "ac-start {align-content:flex-start}")
    expect(
      .unsized(horizontal: true, vertical: true),
      "uzhv {width:0;min-width:100%;height:0;min-height:100%}")
    expect(.unsized(horizontal: true, vertical: false), "uzh {width:0;min-width:100%;}")
    expect(.unsized(horizontal: false, vertical: true), "uzv {height:0;min-height:100%}")
    let nothing = StyleRule.unsized(horizontal: false, vertical: false).className.name
    #expect(nothing != StyleRule.selectable(false).className.name)
  }

  @Test func `rules of containers and positions have their class names and CSS`() {
    expect(.trait(.room), "geo k-room {-}")
    expect(.trait(.paging), "k-paging {-}")
    expect(.trait(.aligned), "k-aligned {scroll-snap-type:both proximity}")
    expect(
      .trait(.alignedByOne),
      "k-alignedByOne {scroll-snap-type:both mandatory;& *{scroll-snap-stop:always}}")
    expect(
      .trait(.prominentHeader),
      "k-prominentHeader {&>.sec-h{font-size:1.25rem;color:var(--primary)}}")
    expect(
      .trait(.firm),
      "k-firm {flex-shrink:0;.h>&:is(.W,.shape),.v>&:is(.H,.shape){flex-grow:9999}"
        + ".h>.sp~&:is(.shape,.W:not([class*=\" l\"])){max-inline-size:100%}}")
    expect(
      .trait(.yielding),
      "k-yielding {flex-shrink:1000;min-inline-size:0;"
        + ".h:has(>:is(.W,.shape):not(.k-yielding))>&,"
        + ".v:has(>:is(.H,.shape):not(.k-yielding))>&{flex-grow:0}}")
    expect(
      .position(x: 1, y: 2),
      "po1-2 {position:absolute;left:1px;top:2px;translate:-50% -50%;max-width:none}")
    expect(.columnWidth(3), "cw3 {--col:3px}")
    expect(.tabCount(4), "tn4 {--n:4}")
    expect(
      .canvas(width: nil, height: nil),
      "cv {flex-wrap:wrap;align-items:start;justify-content:start}")
    expect(
      .canvas(width: 4, height: 5),
      "cv4-5 {position:relative;flex:none;max-inline-size:none;inline-size:4px;block-size:5px}")
    expect(
      .slot(x: 1, y: 2, width: 3, height: nil),
      "sl1-2-3-n {position:absolute;inset-inline-start:1px;inset-block-start:2px;"
        + "max-inline-size:none;inline-size:3px;block-size:max-content}")
    expect(
      .slot(x: nil, y: nil, width: nil, height: nil),
      "sln-n-n-n {max-inline-size:none;inline-size:max-content;block-size:max-content}")
    expect(
      .container(width: StyleRule.Share(count: 1, span: 1, spacing: 0), height: nil),
      "cf1o1s0-n fw {width:100cqi;flex-shrink:0;}")
    expect(
      .container(width: nil, height: StyleRule.Share(count: 3, span: 2, spacing: 10)),
      "cfn-3o2s10 {height:calc((100dvh - 2*10px)/3*2 + 1*10px);flex-shrink:0}")
    expect(.separatorInset(5), "si5 {--line-start:5px}")
    expect(
      .looseRow(sections: nil, rows: nil),
      "lrn-n {.list>.row+&.row{margin-block-start:calc(0px - 1.5rem)}}")
    expect(
      .looseRow(sections: 10, rows: 4),
      "lr10-4 {.list>.row+&.row{margin-block-start:calc(4px - 10px)}"
        + "&.row{border-radius:.875rem}&.row::before{display:none}}")
    expect(.scheme("dark"), "sch-dark {color-scheme:dark;color:var(--primary)}")
    expect(.separatorTint(Self.red), "st-red {--line:var(--red)}")
  }

  @Test func `rules of fonts and text have their class names and CSS`() {
    expect(.textStyle("body"), "f-body {-}")
    expect(.fontSize(20), "fs1_25 {font-size:1.25rem;line-height:1.2}")
    expect(.fontPixels(20), "fp20 {font-size:20px;line-height:1.2}")
    expect(.fontWeight(700), "fw700 {font-weight:700}")
    expect(.typeface("serif"), "tf-serif {font-family:ui-serif,serif}")
    expect(.typeface("rounded"), "tf-rounded {font-family:ui-rounded,sans-serif}")
    expect(
      .family("A B", source: nil),
      "ff-A_20B {font-family:\"A B\",system-ui,-apple-system,sans-serif}")
    expect(.fontStretch(75), "fx75 {font-stretch:75%}")
    expect(.smallCaps("small-caps"), "sc-small-caps {font-variant-caps:small-caps}")
    expect(.leading(1.5), "lh1_5 {line-height:1.5}")
    expect(.textScale(0.8), "em0_8 {font-size:0.8em}")
    expect(.foreground(Self.red), "c-red {color:var(--red)}")
    expect(
      .lineLimit(2),
      "ll2 {display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;"
        + "overflow:hidden}")
    expect(.lineRoom(3), "lm3 {min-block-size:calc(3*1lh)}")
    expect(
      .cutAtHead(true),
      "cutr {white-space:nowrap;overflow:hidden;text-overflow:ellipsis;text-align:end;"
        + "direction:ltr}")
    expect(
      .cutAtHead(false),
      "cut {white-space:nowrap;overflow:hidden;text-overflow:ellipsis;text-align:end;"
        + "direction:rtl}")
    expect(.selectable(true), "us {-webkit-user-select:text;user-select:text}")
    expect(.selectable(false), "un {-webkit-user-select:none;user-select:none}")
    expect(.textAlign(.center), "ta-center {-}")
    expect(.lineSpacing(4), "ls4 {line-height:calc(1.25em + 4px)}")
    expect(.lineHeight(part: 1.5, points: 0), "lk1_5-0 {line-height:1.5}")
    expect(.lineHeight(part: 1, points: -2), "lk1-m2 {line-height:calc(1em - 2rem/16)}")
    expect(.lineHeight(part: 0, points: 24), "lk0-24 {line-height:calc(0em + 24rem/16)}")
    expect(.italic, "italic {-}")
    expect(.monospaced, "mono {-}")
    expect(.monospacedDigit, "digits {-}")
    expect(.underline, "underline {-}")
    expect(.strikethrough, "strike {-}")
    expect(.uppercase, "upper {-}")
    expect(.lowercase, "lower {-}")
    expect(
      .lineStyle("dashed", Self.red),
      "td-dashed-red {text-decoration-style:dashed;text-decoration-color:var(--red)}")
    expect(.lineStyle("dashed", nil), "td-dashed- {text-decoration-style:dashed;}")
    expect(.tracking(1), "tr1 {letter-spacing:1px}")
    expect(.baselineOffset(2), "bo2 {position:relative;bottom:2px}")
    expect(.inlineLink, "il {display:inline;text-decoration:underline}")
  }

  @Test func `ignoring the safe area is written as negative margins at the ignored edges`() {
    func css(
      top: Bool = false, leading: Bool = false, bottom: Bool = false, trailing: Bool = false
    ) -> String {
      let name = StyleRule.bleeds(top: top, leading: leading, bottom: bottom, trailing: trailing)
        .className
      return "\(name.classes) {\(name.css ?? "-")}"
    }
    func vertical(_ start: String, _ end: String, _ kept: String, _ from: String) -> String {
      let size = "calc(var(--bh)\(kept))"
      return "&:not(.dv:not(.h>*)){margin-block:calc(-1*\(start)) calc(-1*\(end));"
        + "min-block-size:\(size);&:is(.shape,.pic,.geo){position:sticky;"
        + "inset-block-start:\(from);margin-block-end:calc(\(start) - "
        + "((var(--bh,var(--bt) + var(--bb)))\(kept)));block-size:\(size);max-block-size:\(size)}"
        + "&.pic{block-size:calc((var(--bh,100% + var(--bt) + var(--bb)))\(kept))}}"
    }
    func horizontal(_ start: String, _ end: String) -> String {
      "&:not(.h>.dv){margin-inline:calc(-1*\(start)) calc(-1*\(end));max-inline-size:none;"
        + "inline-size:calc(100% + \(start) + \(end));}"
    }
    #expect(
      css(top: true)
        == "bl1000 k-bleeds {\(vertical("var(--bt)", "0px", " - var(--bb)", "0"))}")
    #expect(
      css(bottom: true)
        == "bl0010 k-bleeds {\(vertical("0px", "var(--bb)", " - var(--bt)", "var(--bt)"))}")
    #expect(css(leading: true) == "bl0001 k-bleeds {\(horizontal("var(--bs)", "0px"))}")
    #expect(css(trailing: true) == "bl0100 k-bleeds {\(horizontal("0px", "var(--be)"))}")
    #expect(
      css(top: true, leading: true, bottom: true, trailing: true)
        == "bl1111 k-bleeds {\(vertical("var(--bt)", "var(--bb)", "", "0"))"
        + "\(horizontal("var(--bs)", "var(--be)"))}")
  }

  @Test func `numbers, identifiers and quoted texts are written as valid CSS`() {
    #expect([0.1, 100, -2.001, 12.3456].map(CSSNumber.text) == ["0.1", "100", "-2.001", "12.346"])
    #expect([-1, 0, 0.5, 1, 2, .nan].map(CSSNumber.byte) == [0, 0, 128, 255, 255, 0])
    #expect([-1, 0.255, 2].map(CSSNumber.percent) == ["0", "25.5", "100"])
    #expect(CSSNumber.identifier("a b;_-Z9") == "a_b__-Z9")
    #expect(CSSNumber.uniqueName("a_b c-1") == "a_5fb_20c-1")
    #expect(CSSNumber.quoted("a é-_./~?=0\"\n") == "\"a é-_./~?=0\\22 \\a \"")
    #expect([5, .infinity].map(CSSNumber.length) == ["5px", "100%"])
    #expect(CSSNumber.key(-1.5) == "m1_5")
  }
}
