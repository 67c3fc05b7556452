import WeDaPresentation

extension ForecastCardPage {
  /// A color in the light and in the dark appearance, as six hexadecimal digits.
  struct Shade: Equatable {
    let light: String
    let dark: String

    fileprivate var css: String { "light-dark(#\(light),#\(dark))" }
  }

  static let ground = Shade(light: "ffffff", dark: "1c1c1e")
  /// The colors of texts: of what matters, of what is less important, and of links.
  static let inks = [
    Shade(light: "1c1c1e", dark: "f2f2f7"), Shade(light: "5b5b60", dark: "b0b0b8"),
    Shade(light: "0058d0", dark: "7ab7ff"),
  ]

  /// The colors of the layers of symbols.
  static let hues: [SymbolHue: Shade] = [
    .gray: Shade(light: "636367", dark: "b0b0b3"), .orange: Shade(light: "b36800", dark: "ffbc54"),
    .indigo: Shade(light: "3e3c96", dark: "8e8dee"), .blue: Shade(light: "0055b3", dark: "54a9ff"),
    .cyan: Shade(light: "2379a1", dark: "93e0ff"), .teal: Shade(light: "227b8b", dark: "79d9e9"),
  ]

  private static let layers = SymbolHue.allCases.compactMap { hue in
    hues[hue].map { "--\(hue.rawValue):\($0.css);" }
  }.joined()

  /// The style sheet. It is the same for each place, since the host allows it by its digest.
  static let style = """
    :root{color-scheme:light dark;\(layers)}\
    body{margin:0;font:1rem/1.4 system-ui,sans-serif;color:\(inks[0].css);\
    background:\(ground.css)}\
    main{padding:.75rem 1rem}\
    h1,h2,p,ol{margin:0 0 .5rem;padding:0}\
    h1{font-size:1.125rem}h2{font-size:.875rem;color:\(inks[1].css)}\
    a{color:\(inks[2].css)}\
    .now{font-size:1.25rem}.degrees{font-size:2rem;font-weight:600}\
    .sky{margin-inline-end:.25rem}\
    svg.sky{width:1.5rem;height:1.5rem;vertical-align:-.25rem}\
    .now svg.sky{width:2rem;height:2rem}li .sky{margin:0}\
    ol{display:grid;grid-template-columns:repeat(auto-fit,minmax(3.5rem,1fr));gap:.5rem;\
    list-style:none}\
    li{display:flex;flex-direction:column;align-items:center;font-size:.875rem}\
    .rain,footer{color:\(inks[1].css)}footer{font-size:.8125rem}footer p{margin:0}\
    .hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
    """
}
