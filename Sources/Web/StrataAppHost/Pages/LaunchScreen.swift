import StrataAssets
import StrataHTMLRenderer

/// The launch screen that covers a first page which is still loading its content.
///
/// The launch screen is an overlay, so nothing moves when it disappears: the client fades it out
/// once its socket is connected. Without scripts it is never shown, and without a socket it
/// disappears by itself.
struct LaunchScreen: Equatable, Sendable {
  var name: String
  /// The background in light mode, as a CSS colour.
  var light: String
  /// The background in dark mode, as a CSS colour.
  var dark: String
  /// The URL of the picture; `nil` if there is none.
  var mark: String?

  /// The width of the picture, in points.
  private static let markWidth = 96

  /// Reads the launch screen of an app.
  ///
  /// - Parameter folders: The folders of pictures and colours; those of the running program if
  ///   `nil`.
  /// - Returns: `nil` if the app's `Info.plist` has none.
  init?(_ information: AppInformation, name: String, folders: [AssetFolder]?) {
    func first<Found>(_ find: @escaping (AssetFolder) -> Found?) -> Found? {
      folders.map { $0.lazy.compactMap(find).first } ?? AssetBundles.first(in: nil, find)
    }
    guard let wanted = information.launchScreen else { return nil }
    self.name = information.displayName ?? name
    let color = wanted.colorName.flatMap { name in first { $0.colors[name] } }
    light = color.map { $0.light.css } ?? "#fff"
    dark = color.map { ($0.dark ?? $0.light).css } ?? "#000"
    mark = wanted.imageName.flatMap { name in
      first { $0.pictures[name] }?.assets(isDark: false).last?.asset.address
    }
  }

  /// The markup, hidden from screen readers: they read the page below it.
  var html: String {
    let picture = mark.map {
      "<img src=\"\($0)\" alt=\"\" width=\"\(Self.markWidth)\" height=\"\(Self.markWidth)\">"
    }
    return "<div id=\"launch\" aria-hidden=\"true\">\(picture ?? "")"
      + "<span>\(HTMLText.escape(name))</span></div>\n"
  }

  /// The CSS that reserves space for the name below the picture, as the picture may be drawn before
  /// the name.
  private var rows: String { mark == nil ? "" : "grid-template-rows:auto minmax(1lh,auto);" }

  var rules: String {
    """
    #launch{position:fixed;inset:0;z-index:99;display:grid;place-content:center;\(rows)\
    justify-items:center;gap:1rem;font-size:1.75rem;font-weight:600;pointer-events:none;\
    background:light-dark(\(light),\(dark));transition:opacity .25s,visibility .25s;\
    animation:launch .25s 4s both}\
    html:has(#launch:not(.gone)){background:light-dark(\(light),\(dark))}\
    #launch.gone{opacity:0;visibility:hidden}\
    @keyframes launch{to{opacity:0;visibility:hidden}}\
    @media (scripting:none){#launch{display:none}}\
    @media (prefers-reduced-motion:reduce){#launch{transition:none}}
    """
  }
}
