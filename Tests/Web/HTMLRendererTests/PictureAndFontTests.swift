import StrataRendering
import Testing

@testable import StrataHTMLRenderer

@MainActor @Suite struct PictureAndFontTests {
  private func page(_ elements: [Element]) -> HTMLPage {
    let children = elements.enumerated().map { index, element in
      ElementTree(id: ElementID(Int32(index + 2)), element: element)
    }
    let root = ElementTree(id: .screen, element: Element(.root), children: children)
    return HTMLRenderer().page([root])
  }

  private func rules(_ rules: StyleRule...) -> String { page([Element(.text, style: rules)]).rules }

  @Test func `a font file is declared once, before the first rule that needs it`() {
    let rule = StyleRule.family("A \"B\"\\", source: "/~/asset/x.ttf")
    let sheet = page([Element(.text, style: [rule]), Element(.text, style: [rule])]).rules
    #expect(sheet.components(separatedBy: "@font-face").count == 2)
    #expect(sheet.hasPrefix("@font-face{font-family:\"A \\22 B\\22 \\5c \";src:url("))
    #expect(sheet.contains("url(\"/~/asset/x.ttf\")"))
    #expect(rules(.family("</style>", source: nil)).contains("<") == false)
    #expect(
      StyleRule.family("A B", source: nil).className
        != StyleRule.family("A_B", source: nil).className)
  }

  @Test func `the app's font file precedes a font of the same name on the reader's device`() {
    let sheet = rules(.family("Inter", source: "/~/asset/x.ttf"))
    #expect(sheet.contains("src:url(\"/~/asset/x.ttf\"),local(\"Inter\");"))
    #expect(rules(.family("Inter", source: nil)).contains("src:local(\"Inter\");"))
  }

  @Test func `rules of font width, small caps, line height and text scale are written as CSS`() {
    #expect(rules(.fontStretch(75)).contains("font-stretch:75%"))
    #expect(rules(.smallCaps("all-small-caps")).contains("font-variant-caps:all-small-caps"))
    #expect(rules(.fontPixels(20)).contains("font-size:20px"))
    #expect(rules(.leading(1.5)).contains("line-height:1.5"))
    #expect(rules(.textScale(0.8)).contains("font-size:0.8em"))
    #expect(rules(.lineRoom(3)).contains("min-block-size:calc(3*1lh)"))
    #expect(rules(.selectable(false)).contains("user-select:none"))
    #expect(rules(.symbolScale(1.28)).contains("inline-size:1.28em"))
  }

  @Test func `an image element has its sources and size, and neither unsafe sources nor scripts`() {
    let picture = Element(
      .picture,
      attributes: [
        .sources: "/~/asset/a.png 1.0x, javascript:x 2.0x", .width: "20.0", .height: "10.0",
        .alternative: "\"><script>",
      ])
    let html = page([picture]).contents[0]
    #expect(html.contains("srcset=\"/~/asset/a.png 1.0x\""))
    #expect(html.contains("width=\"20.0\" height=\"10.0\"") || html.contains("width=\"20.0\""))
    #expect(!html.contains("<script"))
  }

  @Test func `template images, tiled images and images with cap insets are written as CSS classes`()
  {
    func cut(_ kind: PictureCut.Kind, caps: [Double] = [0, 0, 0, 0]) -> StyleRule {
      .picture(
        PictureCut(
          source: "/~/asset/a.png", width: 20, height: 10, scale: 2, kind: kind, caps: caps))
    }
    #expect(rules(cut(.stencil(fills: false))).contains("width:20px;height:10px;flex:none"))
    #expect(rules(cut(.stencil(fills: true))).contains("mask:url(\"/~/asset/a.png\")"))
    #expect(rules(cut(.pieces(isTiled: true))).contains("0 0/20px 10px repeat"))
    let rim = rules(cut(.pieces(isTiled: false), caps: [1, 2, 3, 4]))
    #expect(rim.contains("2 4 6 8 fill/1px 2px 3px 4px stretch"))
  }

  @Test func `a colour with a light and a dark value is written as CSS light-dark`() {
    let red = Paint.rgba(red: 1, green: 0, blue: 0, opacity: 1)
    #expect(
      rules(.foreground(.adaptive(light: red, dark: .named("blue"))))
        .contains("light-dark(rgb(255 0 0 / 100%),var(--blue))"))
  }

  @Test func `a link in a text is an inline element`() {
    let span = Element(.span, style: [.italic], text: "a<b")
    let link = Element(.link, style: [.inlineLink], attributes: [.url: "javascript:x"], text: "c")
    let html = page([span, link]).contents[0]
    #expect(html.contains("<span data-n=\"2\" class=\"italic\">a&lt;b</span>"))
    #expect(html.contains("href=\"#\""))
  }
}
