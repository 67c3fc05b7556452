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
    /// The script for device services that few pages need; it is loaded when first used.
    case deviceScript = "device.js"
    /// The script for notifications; the device script loads it if an app uses them.
    case pushScript = "push.js"
    /// The script that makes a site installable.
    case installScript = "pwa.js"
    /// The service worker: stores pages for offline use, and shows push messages.
    case worker = "sw.js"
    case style = "style.css"
    /// The script for gestures; the first script loads it if an element can be dragged.
    case gestures = "gestures.js"
    /// The script for rows that can be swiped or moved, and for other rare controls; it is loaded
    /// if a page has them.
    case rows = "rows.js"
    /// The style of rows that can be swiped or moved, and of edges that can be dragged.
    case rowStyle = "rows.css"
    /// The script for maps; it is loaded if there is a map, with the library that draws it, its
    /// style, and the outlines of the world.
    case map = "map.js"
    case leaflet = "leaflet.js"
    case mapStyle = "map.css"
    case land = "land.txt"
    /// The script that is loaded if an app observes the position of a pointer, or keys.
    case pointer = "pointer.js"
    /// The script that is loaded if screens zoom from a view.
    case zoom = "zoom.js"
    /// The script that is loaded if an app shows a web page in a frame.
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

  /// The folder of the files. It is found only once, since that takes two milliseconds and a host
  /// reads twenty files.
  private static let folder = ResourceFolder.url(
    of: "StrataBrowserClient", otherwise: Bundle.module.bundleURL
  ).appendingPathComponent("Resources")
}
