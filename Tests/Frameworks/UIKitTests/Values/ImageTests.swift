import Foundation
import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing
import UIKit

@MainActor struct ImageTests {
  /// A PNG file with one red pixel.
  private let png: Data

  init() throws {
    png = try #require(
      Data(
        base64Encoded: """
          iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==
          """))
  }

  @Test func `an image is decoded from data and served by URL`() throws {
    let image = try #require(UIImage(data: png))
    #expect(image.size == CGSize(width: 1, height: 1) && image.scale == 1)
    let half = try #require(UIImage(data: png, scale: 2))
    #expect(half.size == CGSize(width: 0.5, height: 0.5))
    let view = UIImageView(image: image)
    let screen = screen(of: view)
    #expect(screen.pictures.map { $0.hasPrefix("/~/asset/") } == [true])
    view.image = nil
    #expect(screen.pictures == [])
    #expect(image.preparingForDisplay() === image)
  }

  @Test func `an image is loaded from a file`() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).png")
    try png.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(UIImage(contentsOfFile: file.path)?.size == CGSize(width: 1, height: 1))
    #expect(UIImage(contentsOfFile: file.path + "x") == nil)
  }

  @Test func `an image with an unknown name or an invalid scale is nil`() throws {
    #expect(UIImage(named: "Nowhere") == nil)
    #expect(UIImage(named: "Nowhere", in: .main, compatibleWith: nil) == nil)
    #expect(UIImage(systemName: "") == nil)
    #expect(UIImage(data: png, scale: 0) == nil)
    #expect(UIImage().size == .zero)
  }

  @Test
  func `an ImageResource or ColorResource gives the image or color of its name in its bundle`()
    throws
  {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).bundle")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try png.write(to: folder.appendingPathComponent("dot.png"))
    let bundle = try #require(Bundle(path: folder.path))
    let dot = UIImage(resource: ImageResource(name: "dot", bundle: bundle))
    #expect(dot.size == CGSize(width: 1, height: 1))
    #expect(screen(of: UIImageView(image: dot)).pictures.count == 1)
    #expect(UIImage(resource: ImageResource(name: "x", bundle: bundle)).size == .zero)
    let brand = UIColor(resource: ColorResource(name: "brand", bundle: bundle))
    #expect(brand == UIColor(Color("brand", bundle: bundle)))
  }

  @Test func `a symbol is drawn with its size, style and tint`() throws {
    let star = try #require(UIImage(systemName: "star"))
    #expect(screen(of: UIImageView(image: star)).symbols == ["star"])
    let large = star.withConfiguration(UIImage.SymbolConfiguration(pointSize: 40, weight: .bold))
    expect(
      UIImageView(image: large),
      draws: Image(systemName: "star").font(.system(size: 40, weight: .bold)),
      beyond: Image(systemName: "star"))
    let styled = UIImageView(image: star)
    styled.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .largeTitle)
    expect(
      styled, draws: Image(systemName: "star").font(.largeTitle), beyond: Image(systemName: "star"))
    expect(
      UIImageView(image: star.withTintColor(.systemRed)),
      draws: Image(systemName: "star").foregroundStyle(.red), beyond: Image(systemName: "star"))
    #expect(star.withRenderingMode(.alwaysOriginal).renderingMode == .alwaysOriginal)
    #expect(
      star.withTintColor(.red, renderingMode: .alwaysTemplate).renderingMode == .alwaysTemplate)
  }

  @Test func `a symbol scale applies in image views, buttons and cells`() throws {
    let star = try #require(UIImage(systemName: "star"))
    let large = star.withConfiguration(UIImage.SymbolConfiguration(scale: .large))
    let model = Image(systemName: "star").imageScale(.large)
    expect(UIImageView(image: large), draws: model, beyond: Image(systemName: "star"))
    var look = UIButton.Configuration.plain()
    look.image = star
    look.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(
      textStyle: .body, scale: .large)
    expect(UIButton(configuration: look), draws: model, beyond: Image(systemName: "star"))
    var row = UIListContentConfiguration.cell()
    row.image = star
    row.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: 20, weight: .bold, scale: .large)
    expect(UIListContentView(configuration: row), draws: model, beyond: Image(systemName: "star"))
  }

  @Test func `the content mode positions an image`() throws {
    let image = try #require(UIImage(data: png))
    let view = UIImageView(image: image)
    var places: [UIView.ContentMode: [StyleRule]] = [:]
    for mode in [UIView.ContentMode.center, .topLeft, .bottomRight, .scaleToFill] {
      view.contentMode = mode
      places[mode] = screen(of: view).rules
    }
    #expect(Set(places.values.map { "\($0)" }).count == 4)
  }

  @Test func `a highlighted image view shows its highlighted image`() {
    let view = UIImageView(
      image: UIImage(systemName: "star"), highlightedImage: UIImage(systemName: "star.fill"))
    let screen = screen(of: view)
    #expect(screen.symbols == ["star"])
    view.isHighlighted = true
    #expect(screen.symbols == ["star.fill"])
    view.highlightedImage = nil
    #expect(screen.symbols == ["star"])
  }

  @Test func `an image without a label is hidden from accessibility`() {
    let view = UIImageView(image: UIImage(systemName: "star"))
    let screen = screen(of: view)
    #expect(screen.symbols == ["star"] && screen.all(.image, nil).isEmpty)
    view.accessibilityLabel = "Favorite"
    #expect(screen.has("Favorite"))
  }

  @Test func `a UIKit image converts to a SwiftUI image`() throws {
    let star = try #require(UIImage(systemName: "star"))
    #expect(Screen(Image(uiImage: star)).symbols == ["star"])
  }

  @Test func `an image is upright, and an app can ask for that`() throws {
    let image = try #require(UIImage(data: png))
    #expect(image.imageOrientation == .up)
    #expect(UIImage.Orientation(rawValue: 3) == .right)
  }
}
