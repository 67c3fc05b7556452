package import Foundation
import Synchronization

/// The pictures, colours, symbols and fonts in a folder and its subfolders, by name. Each folder is read
/// once.
package struct AssetFolder: Sendable {
  package private(set) var pictures: [String: PictureSet] = [:]
  package private(set) var colors: [String: ColorSet] = [:]
  package private(set) var symbols: [String: SymbolDrawing] = [:]
  /// The files of each app icon, in no particular order.
  package private(set) var icons: [String: [URL]] = [:]
  /// The font files, by each name of the font: family, full and PostScript name.
  package private(set) var fonts: [String: URL] = [:]

  private static let folders = Mutex<[String: AssetFolder]>([:])
  /// The maximum number of files. A folder with more is not an app's resources.
  private static let mostFiles = 20_000

  package static func folder(at url: URL) -> AssetFolder {
    if let folder = folders.withLock({ $0[url.path] }) { return folder }
    let folder = AssetFolder(reading: url)
    folders.withLock { $0[url.path] = folder }
    return folder
  }

  private init(reading url: URL) {
    var count = 0
    read(url, namespace: "", &count)
  }

  private mutating func read(_ folder: URL, namespace: String, _ count: inout Int) {
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey])
    for file in (files ?? []).sorted(by: { $0.path < $1.path }) {
      count += 1
      guard count < Self.mostFiles else { return }
      let name = file.deletingPathExtension().lastPathComponent
      switch file.pathExtension {
      case "imageset": pictures[namespace + name] = CatalogReader.picture(in: file)
      case "appiconset": icons[namespace + name] = CatalogReader.icon(in: file)
      case "symbolset": symbols[namespace + name] = CatalogReader.symbol(in: file)
      case "colorset": colors[namespace + name] = CatalogReader.color(in: file)
      default:
        let isFolder = try? file.resourceValues(forKeys: [.isDirectoryKey]).isDirectory
        if isFolder == true {
          let isNamed = CatalogReader.file(in: file)?.properties?.namespaced == true
          read(file, namespace: isNamed ? "\(namespace)\(name)/" : namespace, &count)
        } else {
          add(file)
        }
      }
    }
  }

  /// Adds a picture file without a catalog, such as `star.png`, or `star@2x.png` for screens of
  /// twice the density.
  private mutating func add(_ file: URL) {
    guard let type = AssetType(fileExtension: file.pathExtension), !type.isMedia else { return }
    if type.isFont {
      for name in FontNames.names(of: file) { fonts[name] = fonts[name] ?? file }
      return
    }
    var name = file.deletingPathExtension().lastPathComponent
    var scale = 1
    for number in 2...3 where name.hasSuffix("@\(number)x") {
      (name, scale) = (String(name.dropLast(3)), number)
    }
    let variant = PictureSet.Variant(file: file, scale: scale, isDark: false)
    for key in [name, "\(name).\(file.pathExtension)"] {
      // An entry of a catalog takes precedence over a plain file of the same name.
      let known = pictures[key]?.variants ?? []
      if known.allSatisfy({ $0.scale != scale }) {
        pictures[key, default: PictureSet()].variants.append(variant)
      }
    }
  }
}
