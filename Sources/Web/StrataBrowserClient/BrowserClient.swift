import Foundation
import StrataDeviceServices

/// The scripts and style sheets of the browser client, as they are served.
///
/// ```swift
/// let script = try BrowserClient.file(.script)
/// page.append("<script src=\"\(script.url)\" defer></script>")
/// ```
public enum BrowserClient {
  /// The files; the raw value is the name under which each is served.
  public enum Name: String, CaseIterable, Sendable {
    case script = "client.js"
    /// Device services that few pages need; loaded when first used.
    case deviceScript = "device.js"
    /// Notifications: loaded by the device script if an app uses them.
    case pushScript = "push.js"
    /// Makes a site installable.
    case installScript = "pwa.js"
    /// The service worker: stores pages for offline use, and shows push messages.
    case worker = "sw.js"
    case style = "style.css"
    /// Loaded by the first script if an element can be dragged.
    case gestures = "gestures.js"
    /// Loaded if rows can be swiped or moved, and for other rare controls.
    case rows = "rows.js"
    /// The style of those rows and of edges that are dragged.
    case rowStyle = "rows.css"
    /// Loaded if there is a map, with the library that draws it, its style, and the outlines of the
    /// world.
    case map = "map.js"
    case leaflet = "leaflet.js"
    case mapStyle = "map.css"
    case land = "land.txt"
    /// Loaded if an app observes a pointer's position or keys.
    case pointer = "pointer.js"
    /// Loaded if screens zoom from a view.
    case zoom = "zoom.js"
    /// Loaded if an app shows a web page in a frame.
    case web = "web.js"
    case galleryScript = "gallery.js"
    case galleryStyle = "gallery.css"
  }

  /// Reads a file from the module's resources; a host does so once, when it starts.
  /// `Scripts/client` bundles the files from the folder `Client`, plain and gzipped.
  ///
  /// - Throws: `MissingClientFile` if the installation lacks its resources.
  public static func file(_ name: Name) throws(MissingClientFile) -> ClientFile {
    try ClientFile(name: name, in: folder)
  }

  /// The folder of the files. Finding it takes two milliseconds, and a host reads twenty files.
  private static let folder = ResourceFolder.url(
    of: "StrataBrowserClient", otherwise: Bundle.module.bundleURL
  ).appendingPathComponent("Resources")
}
