import Foundation

/// The script and the style sheet that every page loads, as they are served to a browser.
///
/// ```swift
/// let script = try BrowserClient.file(.script)
/// page.append("<script src=\"\(script.url)\" defer></script>")
/// ```
public enum BrowserClient {
  /// The files there are; the raw value is the name under which each is served.
  public enum Name: String, CaseIterable, Sendable {
    case script = "client.js"
    /// What few pages ask of a browser; fetched when it is first wanted.
    case deviceScript = "device.js"
    /// Notices: fetched by the script above where an app wants any.
    case pushScript = "push.js"
    /// Makes a site an app of the device.
    case installScript = "pwa.js"
    /// Runs without a page: keeps pages for when there is no connection, and shows what is pushed.
    case worker = "sw.js"
    case style = "style.css"
    /// Fetched by the first script where something can be dragged.
    case gestures = "gestures.js"
    /// Fetched where rows slide or are moved, and for other things of few pages.
    case rows = "rows.js"
    /// What those rows look like, and edges that are dragged.
    case rowStyle = "rows.css"
    /// Fetched where there is a map, with the library that draws it, its looks, and the outlines of
    /// the world.
    case map = "map.js"
    case leaflet = "leaflet.js"
    case mapStyle = "map.css"
    case land = "land.txt"
    /// Fetched where an app asks for a pointer's place or for keys.
    case pointer = "pointer.js"
    /// Fetched where screens come from the place of a view.
    case zoom = "zoom.js"
    case galleryScript = "gallery.js"
    case galleryStyle = "gallery.css"
  }

  /// Reads a file from the module's resources; a host does so once, when it starts. It lies there as it
  /// is sent, packed and plain: `Scripts/client` makes both from the folder `Client`.
  ///
  /// - Throws: `MissingClientFile` when the installation lost its resources.
  public static func file(_ name: Name) throws(MissingClientFile) -> ClientFile {
    try ClientFile(name: name, in: Bundle.module.bundleURL.appendingPathComponent("Resources"))
  }
}
