import StrataRendering
import Testing

@testable import StrataHTMLRenderer

/// Tests of rules that draw: backgrounds, effects, outlines and images.
extension RuleTextTests {
  @Test func `rules of backgrounds and effects have their class names and CSS`() {
    let keeps =
      "cursor:pointer;user-select:none;-webkit-user-select:none;"
      + "-webkit-touch-callout:none;-webkit-user-drag:none"
    expect(.background(Self.red), "b-red {background:var(--fill-red,var(--red))}")
    expect(
      .ground(Self.red),
      "gd-red {border-image:linear-gradient(var(--fill-red,var(--red)) 0 0) 0 fill/0/"
        + "var(--bt) var(--be) var(--bb) var(--bs);"
        + "&:dir(rtl){border-image-outset:var(--bt) var(--bs) var(--bb) var(--be)}}")
    expect(
      .ground(Self.red, [.bottom, .trailing]),
      "gd12-red {border-image:linear-gradient(var(--fill-red,var(--red)) 0 0) 0 fill/0/"
        + "0 var(--be) var(--bb) 0;&:dir(rtl){border-image-outset:0 0 var(--bb) var(--be)}}")
    expect(.border(Self.red, width: 2), "bd2-red {border:2px solid var(--red)}")
    expect(.cornerRadius(4), "r4 {border-radius:4px;overflow:hidden}")
    expect(.rounded(4), "rr4 {border-radius:4px}")
    expect(.capsule, "capsule {-}")
    expect(.clip, "clip {-}")
    expect(
      .shadow(Self.red, radius: 2, x: 1, y: -1),
      "fl-sh2-1-m1-red {filter:drop-shadow(1px -1px 4px var(--red))}")
    expect(.opacity(0.5), "o0_5 {opacity:0.5}")
    expect(.offset(x: 1, y: -2), "of1-m2 {translate:1px -2px}")
    expect(.layer(2), "z2 {z-index:2;position:relative}")
    expect(.tint(Self.red), "tint-red {--accent:var(--red)}")
    expect(.rotation(degrees: 90), "ro90 {rotate:90deg}")
    expect(
      .rotation(degrees: 90, anchor: Point(0, 1)),
      "ro90at0-1 {rotate:90deg;transform-origin:0% 100%}")
    expect(.scale(x: 2, y: 0.5), "sx2-0_5 {scale:2 0.5}")
    expect(
      .rotation3D(degrees: 45, axis: [1, 0, 0], anchor: .center, anchorZ: 3, perspective: 1),
      "r345-3-1-0_5-0_5-1-0-0 {transform:perspective(400px) rotate3d(1,0,0,45deg);"
        + "transform-origin:50% 50% 3px}")
    expect(
      .rotation3D(degrees: 45, axis: [0, 1, 0], anchor: .center, anchorZ: 0, perspective: 0),
      "r345-0-0-0_5-0_5-0-1-0 {transform:rotate3d(0,1,0,45deg);transform-origin:50% 50% 0px}")
    expect(
      .matrix([1, 0, 0, 1, 5, 6]),
      "mt1-0-0-1-5-6 {transform:matrix(1,0,0,1,5,6);transform-origin:0 0}")
    expect(.blend(.colorDodge), "bm-color-dodge {mix-blend-mode:color-dodge}")
    expect(.blend(.multiply), "bm-multiply {mix-blend-mode:multiply}")
    expect(.isolated, "iso {isolation:isolate}")
    expect(
      .mask(Self.red),
      "mk-red {-webkit-mask:linear-gradient(var(--red),var(--red));"
        + "mask:linear-gradient(var(--red),var(--red))}")
    expect(.tappable, "tp {cursor:pointer}")
    expect(.grabbable(drags: false), "gh {\(keeps)}")
    expect(.grabbable(drags: true), "gd {touch-action:var(--pan,none);\(keeps)}")
    expect(.untouchable, "nt {pointer-events:none}")
    expect(.redacted, "redacted {-}")
    expect(.hidden, "hid {visibility:hidden}")
  }

  @Test func `filter rules have their class names and CSS, with amounts in bounds`() {
    let cases: [(Filter, String)] = [
      (.blur(2), "blur2 {filter:blur(2px)}"), (.blur(-2), "blurm2 {filter:blur(0px)}"),
      (.brightness(0.25), "bri0_25 {filter:invert(1) brightness(0.75) invert(1)}"),
      (.brightness(-0.25), "brim0_25 {filter:brightness(0.75)}"),
      (.brightness(0), "bri0 {filter:invert(1) brightness(1) invert(1)}"),
      (.contrast(2), "con2 {filter:contrast(2)}"),
      (.saturation(0.5), "sat0_5 {filter:saturate(0.5)}"),
      (.grayscale(2), "gra2 {filter:grayscale(1)}"),
      (.hueRotation(degrees: 30), "hue30 {filter:hue-rotate(30deg)}"),
      (.invert(-1), "invm1 {filter:invert(0)}"),
    ]
    for (filter, text) in cases { expect(.filter(filter), "fl-\(text)") }
  }

  @Test func `rules of fills, strokes and trims have their class names and CSS`() {
    let line = StrokeLine(
      width: 2, cap: .round, join: .bevel, miterLimit: 3, dash: [4, 1], dashPhase: 5)
    expect(.fill(Self.red), "fi-red {fill:var(--fill-red,var(--red))}")
    expect(
      .stroke(Self.red, line),
      "st-round-bevel-2-3-5-4-1-red {fill:none;stroke:var(--red);stroke-width:2px;"
        + "stroke-linecap:round;stroke-linejoin:bevel;stroke-miterlimit:3;"
        + "stroke-dasharray:4px 1px;stroke-dashoffset:5px}")
    expect(
      .stroke(Self.red, StrokeLine(width: 1)),
      "st-butt-miter-1-10-0-red {fill:none;stroke:var(--red);stroke-width:1px;"
        + "stroke-linecap:butt;stroke-linejoin:miter;stroke-miterlimit:10}")
    expect(
      .stroke(.named("quaternary"), StrokeLine(width: 1)),
      "st-butt-miter-1-10-0-quaternary {fill:none;"
        + "stroke:var(--fill-quaternary,var(--quaternary));stroke-width:1px;"
        + "stroke-linecap:butt;stroke-linejoin:miter;stroke-miterlimit:10}")
    expect(
      .trim(from: 0.25, to: 0.75),
      "tr25-75 {stroke-dasharray:50 200;stroke-dashoffset:-25}")
    expect(.trim(from: 0.5, to: 0.5), "tr50-50 {stroke-opacity:0;stroke-dasharray:0 200}")
    expect(.inset(2), "in2 {--i:2px}")
    expect(.radius(3), "ir3 {--r:3px}")
  }

  @Test func `rules that clip to an outline have their class names and CSS`() {
    let corners = Outline(
      .rectangle(topLeading: 8, topTrailing: 1, bottomLeading: 4, bottomTrailing: 6), inset: 2)
    expect(.clipTo(Outline(.circle)), "cc0 {clip-path:circle(closest-side)}")
    expect(
      .clipTo(Outline(.circle, inset: 4)),
      "cc4 {clip-path:circle(calc(min(50cqw,50cqh) - 4px))}")
    expect(.clipTo(Outline(.ellipse)), "ce0 {clip-path:ellipse(50% 50%)}")
    expect(
      .clipTo(Outline(.ellipse, inset: 2)),
      "ce2 {clip-path:ellipse(calc(50% - 2px) calc(50% - 2px))}")
    expect(.clipTo(Outline(.capsule, inset: 1)), "ck1 {clip-path:inset(1px round 9999px)}")
    expect(.clipTo(corners), "cr2-6-0-4-2 {clip-path:inset(2px round 6px 0px 4px 2px)}")
    expect(
      .touchOutline(Outline(.circle)),
      "to-cc0 {position:relative;isolation:isolate;pointer-events:none;"
        + "& *{pointer-events:none}"
        + "& :is(a,button,input,select,textarea,label,[data-e]){pointer-events:auto}"
        + "&::before{content:'';position:absolute;inset:0;z-index:-1;pointer-events:auto;"
        + "clip-path:circle(closest-side)}}")
  }

  @Test func `rules of images and symbols have their class names and CSS`() {
    func cut(
      _ kind: PictureCut.Kind, caps: [Double] = [0, 0, 0, 0], width: Double? = 20
    ) -> StyleRule {
      .picture(
        PictureCut(source: "/a.png", width: width, height: 10, scale: 2, kind: kind, caps: caps))
    }
    let (url, key) = ("url(\"/a.png\")", "_2fa_2epng")
    let mask = "\(url) center/contain no-repeat"
    let stencil = "background:currentColor;-webkit-mask:\(mask);mask:\(mask)"
    expect(.pixelated, "px {image-rendering:pixelated}")
    expect(.symbolScale(2), "is2 {inline-size:2em;block-size:2em}")
    expect(
      .symbolPalette([.named("gray"), .named("blue")]),
      "sp-gray-blue {--s1:var(--gray);--s2:var(--blue)}")
    expect(
      cut(.stencil(fills: false)),
      "pm-\(key) {width:20px;height:10px;flex:none;\(stencil)}")
    expect(cut(.stencil(fills: false), width: nil), "pm-\(key) {\(stencil)}")
    expect(cut(.stencil(fills: true)), "pmf-\(key) {\(stencil)}")
    expect(
      cut(.pieces(isTiled: true)),
      "pt-\(key) {background:\(url) 0 0/20px 10px repeat}")
    expect(cut(.pieces(isTiled: true), width: nil), "pt-\(key) {background:\(url) repeat}")
    expect(
      cut(.pieces(isTiled: false), caps: [1, 0, 3, 4]),
      "pr-1-0-3-4-\(key) {border:0 solid;"
        + "border-image:\(url) 2 0 6 8 fill/1px 0px 3px 4px stretch}")
    expect(
      cut(.pieces(isTiled: true), caps: [1, 2, 3, 4]),
      "prt-1-2-3-4-\(key) {border:0 solid;"
        + "border-image:\(url) 2 4 6 8 fill/1px 2px 3px 4px round}")
  }
}
