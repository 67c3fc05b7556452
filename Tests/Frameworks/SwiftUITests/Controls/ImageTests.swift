import Foundation
import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

/// Tests of images and colours of a bundle that is made for the test.
@MainActor @Suite struct ImageTests {
  /// The header of a PNG of 20 × 10 pixels, which is all that the renderer reads.
  private static let picture = Data(
    [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13] + "IHDR".utf8 + [
      0, 0, 0, 20, 0, 0, 0, 10,
    ])

  private func withBundle(_ test: (Bundle) throws -> Void) throws {
    let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: root) }
    let files = [
      "photo.png": Self.picture, "sharp@2x.png": Self.picture + [1],
      "A.xcassets/icon.imageset/i.png": Self.picture + [2],
      "A.xcassets/icon.imageset/d.png": Self.picture + [3],
      "A.xcassets/icon.imageset/Contents.json": Data(
        """
        {"images": [{"filename": "i.png", "idiom": "universal"},
          {"filename": "d.png", "idiom": "universal",
           "appearances": [{"appearance": "luminosity", "value": "dark"}]}],
         "properties": {"template-rendering-intent": "original"}}
        """.utf8),
      "A.xcassets/leaf.symbolset/Contents.json": Data(
        #"{"symbols": [{"filename": "l.svg", "idiom": "universal"}]}"#.utf8),
      "A.xcassets/leaf.symbolset/l.svg": Data(
        """
        <svg><line id="Baseline-M" y1="70"/><line id="Capline-M" y1="20"/>
        <line id="left-margin-Regular-M" x1="0"/><line id="right-margin-Regular-M" x1="80"/>
        <g id="Regular-M"><path d="M0 0h8"/></g></svg>
        """.utf8),
      "A.xcassets/brand.colorset/Contents.json": Data(
        """
        {"colors": [{"idiom": "universal", "color": {"components": {"red": "1.0"}}},
          {"idiom": "universal", "color": {"components": {"blue": "1.0"}},
           "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
        """.utf8),
    ]
    for (path, data) in files {
      let file = root.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
    try test(try #require(Bundle(url: root)))
  }

  private func drawn(_ view: some View) throws -> Element {
    try #require(Screen(view).drawing.children.first).element
  }

  @Test func `an image of the bundle has a source, a size and an alternative text`() throws {
    try withBundle { bundle in
      let element = try drawn(Image("photo", bundle: bundle))
      #expect(element.kind == .picture)
      #expect(element[.source]?.hasPrefix("/~/asset/") == true)
      #expect(element[.width] == "20.0" && element[.height] == "10.0")
      #expect(element[.alternative] == "photo")
      #expect(
        try drawn(Image("photo", bundle: bundle, label: Text("Hills")))[.alternative] == "Hills")
      #expect(try drawn(Image(decorative: "photo", bundle: bundle))[.alternative] == "")
      let valued = Image("photo", variableValue: 0.5, bundle: bundle)
      #expect(try drawn(valued)[.source] == element[.source])
      #expect(try drawn(Image(ImageResource(name: "photo", bundle: bundle))) == element)
    }
  }

  @Test func `a 2x image has half its pixel size in points`() throws {
    try withBundle { bundle in
      let element = try drawn(Image("sharp", bundle: bundle))
      #expect(element[.source] == nil)
      #expect(element[.sources]?.hasSuffix(".png 2.0x") == true)
      #expect(element[.width] == "10.0" && element[.height] == "5.0")
    }
  }

  @Test func `an image of an asset catalog differs in dark mode`() throws {
    try withBundle { bundle in
      let light = try drawn(Image("icon", bundle: bundle))[.source]
      let dark = try drawn(Image("icon", bundle: bundle).environment(\.colorScheme, .dark))[.source]
      #expect(light != nil && dark != nil && light != dark)
    }
  }

  @Test func `an image is drawn resized, tiled, stretched by cap insets or as a template`() throws {
    try withBundle { bundle in
      let image = Image("photo", bundle: bundle)
      #expect(try drawn(image.resizable())[.variant] == "fit")
      #expect(try drawn(image.interpolation(.none)).style == [.pixelated])
      #expect(try drawn(image.interpolation(.high).antialiased(false)).style.isEmpty)
      let stencil = try drawn(image.renderingMode(.template).foregroundStyle(.red))
      #expect(stencil.style.first == .foreground(.named("red")))
      guard case .picture(let cut) = stencil.style.last else {
        throw CocoaError(.coderInvalidValue)
      }
      #expect(cut.kind == .stencil(fills: false) && cut.width == 20)
      #expect(stencil[.role] == "img" && stencil[.label] == "photo")
      #expect(try drawn(image.renderingMode(.original)).kind == .picture)
      let tiled = try drawn(image.resizable(resizingMode: .tile))
      #expect(tiled.kind == .shape)
      let caps = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      guard case .picture(let rim) = try drawn(image.resizable(capInsets: caps)).style.last else {
        throw CocoaError(.coderInvalidValue)
      }
      #expect(rim.caps == [1, 4, 3, 2] && rim.kind == .pieces(isTiled: false))
    }
  }

  @Test
  func `a symbol of an asset catalog is scaled by imageScale and labelled by its name`()
    throws
  {
    try withBundle { bundle in
      let leaf = Image("leaf", bundle: bundle)
      let element = try drawn(leaf)
      #expect(element.kind == .symbol)
      #expect(element[.symbol] == "@0.2 0.0 0.0 0.2 0.0 -1.0|M0 0h8")
      #expect(element[.label] == "leaf" && element[.role] == "img")
      #expect(try drawn(leaf.imageScale(.large)).style.last == .symbolScale(1.28))
      #expect(try drawn(Image(decorative: "leaf", bundle: bundle))[.isHidden] == "true")
    }
  }

  @Test func `a missing image draws nothing, and a missing colour is clear`() throws {
    let element = try drawn(Image("no such picture"))
    #expect(element.kind == .picture && element[.source] == nil && element[.alternative] == "")
    #expect(Color("no such colour") == Color.clear)
  }

  @Test func `a colour of an asset catalog differs in dark mode`() throws {
    try withBundle { bundle in
      let brand = Color("brand", bundle: bundle)
      #expect(Color(ColorResource(name: "brand", bundle: bundle)) == brand)
      var environment = EnvironmentValues()
      environment.colorScheme = .light
      #expect(brand.resolve(in: environment).red == 1)
      environment.colorScheme = .dark
      #expect(brand.resolve(in: environment).blue == 1 && brand.resolve(in: environment).red == 0)
    }
  }

  @Test func `a label accepts an image of the bundle`() {
    let screen = Screen(Label("Words", image: "no such picture"))
    #expect(screen.lines == ["Words"] && screen.all(.image).count == 1)
    #expect(Screen(Label(String("Words"), image: "x")).lines == ["Words"])
    #expect(Screen(ContentUnavailableView("Nothing", image: "x")).lines == ["Nothing"])
  }

  @Test
  func `a symbol with variants is sent as a list of names, from the most to the least specific`()
    throws
  {
    func names(_ view: some View) throws -> String? { try drawn(view)[.symbol] }
    let heart = Image(systemName: "heart")
    #expect(try names(heart) == "heart")
    #expect(try names(heart.symbolVariant(.fill)) == "heart.fill heart")
    #expect(
      try names(heart.symbolVariant(.circle.fill))
        == "heart.circle.fill heart.circle heart.fill heart")
    #expect(try names(heart.symbolVariant(.none).symbolVariant(.fill)) == "heart")
    #expect(
      try names(Image(systemName: "bell.fill").symbolVariant(.slash))
        == "bell.slash.fill bell.slash bell.fill bell")
    #expect(
      SymbolVariants.square.fill.contains(.fill) && !SymbolVariants.rectangle.contains(.square))
    #expect(SymbolVariants.rectangle.slash.contains(SymbolVariants.slash))
  }

  @Test func `imageScale scales a symbol beside its text`() throws {
    let star = Image(systemName: "star", variableValue: 0.5)
    #expect(try drawn(star.imageScale(.large)).style.last == .symbolScale(1.28))
    #expect(try drawn(star.imageScale(.small)).style.last == .symbolScale(0.8))
    #expect(try drawn(star.imageScale(Image.Scale.medium)).style.isEmpty)
  }

  @Test func `a palette of several styles colours the layers of a symbol`() throws {
    let rain = Image(systemName: "cloud.rain.fill")
    let two = StyleRule.symbolPalette([.named("gray"), .named("blue"), .named("blue")])
    let palette = rain.symbolRenderingMode(.palette)
    #expect(try drawn(palette.foregroundStyle(Color.gray, Color.blue)).style.contains(two))
    let outer = rain.foregroundStyle(Color.gray, Color.blue).symbolRenderingMode(.palette)
    #expect(try drawn(outer).style.contains(two))
    let three = StyleRule.symbolPalette([.named("gray"), .named("orange"), .named("blue")])
    #expect(
      try drawn(palette.foregroundStyle(Color.gray, Color.orange, Color.blue)).style
        .contains(three))
    for one in [
      try drawn(palette.foregroundStyle(Color.gray)),
      try drawn(rain.foregroundStyle(Color.gray, Color.blue)),
    ] {
      #expect(!one.style.contains { if case .symbolPalette = $0 { true } else { false } })
    }
  }

  @Test func `an AsyncImage with scale 2 is sent as a 2x source`() throws {
    let url = URL(string: "https://example.org/a.png")
    let screen = Screen(AsyncImage(url: url, scale: 2))
    try #require(screen.all(.image).first).finishLoading()
    #expect(screen.all(.image).first?.drawing[.sources] == "https://example.org/a.png 2.0x")
  }
}

extension ImageTests {
  @Test func `ContentUnavailableView's search shows its message in the user's language`() {
    #expect(
      Screen(ContentUnavailableView.search).lines == [
        "No Results", "Check the spelling or try a new search.",
      ])
    let text = Screen(ContentUnavailableView.search(text: "xyz"), language: "es")
    #expect(text.lines.first == "Sin resultados para “xyz”")
  }
}
