import Foundation
import PhotosUI
import StrataBrowserTesting
import SwiftUI
import Testing

@testable import StrataAppDriving

/// Tests of a photo on its way from a file of the browser to a picture of the page.
@MainActor @Suite(.timeLimit(.minutes(15))) struct PhotosPickerDepthTests {
  struct Album: View {
    @State private var item: PhotosPickerItem?
    @State private var picture: UIImage?

    var body: some View {
      VStack {
        PhotosPicker(selection: $item, matching: .images) { Label("Add", systemImage: "photo") }
        if let picture {
          Image(uiImage: picture).resizable().frame(width: 40, height: 30)
            .accessibilityIdentifier("photo")
        }
      }
      .onChange(of: item) {
        Task {
          if let data = try await item?.loadTransferable(type: Data.self) {
            picture = UIImage(data: data)
          }
        }
      }
    }
  }

  @Test func `a chosen photo is shown on the page`() async throws {
    let data = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 6)).pngData { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 6))
    }
    let pixels = try #require(UIImage(data: data)).size
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).png")
    try data.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try await drive(Album(), in: .browser) { app in
      let browser = try #require(app as? BrowserDriver).browser
      try await app.tap("Add")
      try await browser.choose(file, in: .testID("FileField"))
      try await browser.waitGone(.testID("FileField"))
      try await browser.waitFor(.css("img[src^='/~/asset/']"))
      try await browser.wait(until: "document.querySelector('img').naturalWidth > 0")
      let width = try await browser.run(
        "return String(document.querySelector('img').naturalWidth)"
      ).string
      #expect(width == "\(Int(pixels.width))")
    }
  }
}
