import Foundation
import StrataKitTesting
import Testing

@testable import StrataAssets

@Suite struct AssetFolderTests {
  private func folder(_ files: [String: Data]) throws -> (AssetFolder, URL) {
    let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    for (path, data) in files {
      let file = root.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
    return (AssetFolder.folder(at: root), root)
  }

  private let picture = SamplePictures.png(20, 10)

  @Test func `image files are found by name, one for each pixel density`() throws {
    let (found, root) = try folder([
      "star.png": picture, "star@2x.png": SamplePictures.png(40, 20), "Sub/moon.svg": Data(),
      "note.txt": Data(),
    ])
    defer { try? FileManager.default.removeItem(at: root) }
    #expect(found.pictures["star"]?.variants.map(\.scale).sorted() == [1, 2])
    #expect(found.pictures["star.png"] != nil && found.pictures["moon"] != nil)
    #expect(found.pictures["note"] == nil)
    let assets = try #require(found.pictures["star"]).assets(isDark: true)
    #expect(assets.map(\.scale) == [1, 2])
    #expect(assets[0].asset.size == PictureSize(width: 20, height: 10))
  }

  @Test func `an asset's URL is derived from its content`() throws {
    let (found, root) = try folder(["a.png": picture, "b.png": picture, "c.png": picture + [0]])
    defer { try? FileManager.default.removeItem(at: root) }
    func address(_ name: String) throws -> String {
      try #require(found.pictures[name]?.assets(isDark: false).first).asset.address
    }
    #expect(try address("a") == address("b"))
    #expect(try address("a") != address("c"))
    #expect(try address("a").hasPrefix("/~/asset/"))
    #expect(AssetStore.asset(address: try address("a"))?.type == .png)
    #expect(AssetStore.asset(address: "/~/asset/../../etc/passwd") == nil)
  }

  @Test func `an asset catalog has images for light and dark mode`() throws {
    let contents = """
      {"images": [
        {"filename": "a.png", "idiom": "universal", "scale": "1x"},
        {"filename": "a2.png", "idiom": "universal", "scale": "2x"},
        {"filename": "dark.png", "idiom": "universal", "scale": "1x",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]},
        {"filename": "tv.png", "idiom": "tv", "scale": "1x"},
        {"idiom": "universal", "scale": "3x"}],
       "properties": {"template-rendering-intent": "template"}}
      """
    let set = "Assets.xcassets/logo.imageset"
    let (found, root) = try folder([
      "\(set)/Contents.json": Data(contents.utf8), "\(set)/a.png": picture,
      "\(set)/a2.png": SamplePictures.png(40, 20), "\(set)/dark.png": SamplePictures.png(2, 2),
    ])
    defer { try? FileManager.default.removeItem(at: root) }
    let logo = try #require(found.pictures["logo"])
    #expect(logo.isTemplate == true)
    #expect(logo.assets(isDark: false).map(\.scale) == [1, 2])
    #expect(logo.assets(isDark: true).map(\.asset.size?.width) == [2])
  }

  @Test func `an asset catalog shows no file of another folder, and no scale below one`() throws {
    let contents = """
      {"images": [{"filename": "../b.imageset/b.png", "scale": "1x"},
        {"filename": "a.png", "scale": "-9x"}]}
      """
    let (found, root) = try folder([
      "A.xcassets/a.imageset/Contents.json": Data(contents.utf8),
      "A.xcassets/a.imageset/a.png": picture, "A.xcassets/b.imageset/b.png": picture,
    ])
    defer { try? FileManager.default.removeItem(at: root) }
    let variants = try #require(found.pictures["a"]).variants
    #expect(variants.map(\.file.lastPathComponent) == ["a.png"])
    #expect(variants.map(\.scale) == [1])
  }

  @Test func `a component of a colour that is no number counts as missing`() throws {
    let contents = """
      {"colors": [{"color": {"components": {"red": "nan", "green": "inf", "blue": "1e999"}}}]}
      """
    let (found, root) = try folder(["A.xcassets/a.colorset/Contents.json": Data(contents.utf8)])
    defer { try? FileManager.default.removeItem(at: root) }
    #expect(found.colors["a"]?.light.parts == [0, 0, 0, 1])
  }

  @Test func `an asset catalog has colours for light and dark mode`() throws {
    let contents = """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb",
         "components": {"red": "0x80", "green": "0.5", "blue": "255", "alpha": "1.000"}}},
        {"idiom": "universal", "color": {"platform": "ios", "reference": "systemRedColor"},
         "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
      """
    let (found, root) = try folder([
      "A.xcassets/Contents.json": Data("{}".utf8),
      "A.xcassets/Brand/Contents.json": Data("{\"properties\":{\"provides-namespace\":true}}".utf8),
      "A.xcassets/Brand/main.colorset/Contents.json": Data(contents.utf8),
      "A.xcassets/broken.colorset/Contents.json": Data("{".utf8),
    ])
    defer { try? FileManager.default.removeItem(at: root) }
    let color = try #require(found.colors["Brand/main"])
    #expect(color.light.parts == [128.0 / 255, 0.5, 1, 1])
    #expect(color.dark?.reference == "systemRedColor")
    #expect(found.colors["broken"] == nil)
  }

  @Test func `a font is found by its file's name and by the name inside the file`() throws {
    let (found, root) = try folder([
      "x.ttf": SampleFont.data(named: "Pretty Sans"), "y.woff2": Data(),
    ])
    defer { try? FileManager.default.removeItem(at: root) }
    #expect(found.fonts["Pretty Sans"]?.lastPathComponent == "x.ttf")
    #expect(found.fonts["x"] != nil && found.fonts["y"] != nil)
  }

  @Test func `a folder that does not exist has no images`() {
    #expect(AssetFolder.folder(at: URL(filePath: "/nowhere/at/all")).pictures.isEmpty)
  }
}

/// A font file that contains only its family's name.
private enum SampleFont {
  static func data(named name: String) -> Data {
    let text = name.data(using: .utf16BigEndian) ?? Data()
    let directory =
      Data([0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0]) + Data("name".utf8)
      + Data([0, 0, 0, 0, 0, 0, 0, 28, 0, 0, 0, UInt8(18 + text.count)])
    let record = Data([0, 0, 0, 1, 0, 18, 0, 3, 0, 1, 4, 9, 0, 1, 0, UInt8(text.count), 0, 0])
    return directory + record + text
  }
}
