import Foundation
import StrataDeviceServices
import SwiftUI
import Testing
import UniformTypeIdentifiers

@testable import PhotosUI
@testable import SwiftUITesting

@MainActor @Suite(.timeLimit(.minutes(5))) struct PhotosPickerTests {
  struct Single: View {
    @State private var item: PhotosPickerItem?
    @State private var image: Image?
    @State private var said = "nothing"

    var body: some View {
      VStack {
        PhotosPicker("Choose", selection: $item, matching: .images, photoLibrary: .shared())
        Text(said)
        image?.accessibilityLabel("the photo")
      }
      .onChange(of: item) {
        Task {
          let data = try await item?.loadTransferable(type: Data.self)
          image = try await item?.loadTransferable(type: Image.self)
          let text = try await item?.loadTransferable(type: String.self)
          let types = item?.supportedContentTypes.map(\.identifier) ?? []
          said = "\(data?.count ?? 0) bytes, \(types), \(text ?? "no text")"
        }
      }
    }
  }

  struct Several: View {
    let limit: Int?
    var encoding = PhotosPickerItem.EncodingDisambiguationPolicy.automatic
    @State private var isChoosing = false
    @State private var items: [PhotosPickerItem] = []
    @State private var old: [PhotosPickerItem] = []
    @State private var said = "nothing"

    var body: some View {
      VStack {
        Button("Choose") { isChoosing = true }
        Text(said)
      }
      .photosPicker(
        isPresented: $isChoosing, selection: $items, maxSelectionCount: limit,
        preferredItemEncoding: encoding
      )
      .onChange(of: items) {
        Task {
          old += items
          var sizes: [Int] = []
          for item in old {
            sizes.append(try await item.loadTransferable(type: Data.self)?.count ?? -1)
          }
          said = "sizes \(sizes)"
        }
      }
    }
  }

  private static let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3))
    .pngData { _ in }

  nonisolated private static func part(_ data: Data) -> DeviceAnswer {
    .part(#"{"data":"\#(data.base64EncodedString())"}"#)
  }

  @Test func `a chosen photo is read as data and as an image`() async throws {
    let picture = Self.picture
    let window = PlayedWindow { _ in
      [.part(#"{"name":"cat.jpg"}"#), Self.part(picture), .done("null")]
    }
    let screen = Screen(Single(), device: window.device)
    try screen.button("Choose").tap()
    #expect(screen.text.contains("Choose a photo"))
    let field = try screen.element("FileField")
    #expect(
      field.drawing[.accepted]
        == ".jpeg,image/jpeg,.png,image/png,.webp,image/webp,.gif,image/gif")
    #expect(field.drawing[.isMultiple] == nil && field.drawing[.camera] == nil)
    try field.send(.change, value: "C:\\fakepath\\cat.jpg")
    await screen.settle { $0.text.contains("bytes") }
    // The type is that of the content, whatever the file's name says.
    #expect(screen.text.contains("\(picture.count) bytes, [\"public.png\"], no text"))
    #expect(screen.presented.isEmpty)
    _ = try screen.element("the photo")
  }

  @Test func `a picker keeps the first photos up to its limit, and earlier choices stay readable`()
    async throws
  {
    let files = ["a", "bb", "ccc"].flatMap { text in
      [DeviceAnswer.part(#"{"name":"\#(text).jpg"}"#), Self.part(Data(text.utf8))]
    }
    let window = PlayedWindow { _ in files + [.done("null")] }
    let screen = Screen(Several(limit: 2), device: window.device)
    for sizes in ["sizes [1, 2]", "sizes [1, 2, 1, 2]"] {
      try screen.button("Choose").tap()
      let field = try screen.element("FileField")
      #expect(field.drawing[.isMultiple] == "true")
      #expect(field.drawing[.accepted]?.contains("video/*") == true)
      try field.send(.change, value: "a")
      await screen.settle { $0.text.contains(sizes) }
    }
  }

  @Test func `the picker sheet reports photos of more than 8 MB, and selects nothing`() async throws
  {
    let window = PlayedWindow { _ in [.failed(.refused("tooLarge"))] }
    let screen = Screen(Several(limit: nil), device: window.device)
    try screen.button("Choose").tap()
    try screen.element("FileField").send(.change, value: "a")
    await screen.settle { $0.text.contains("exceeds 8 MB") }
    // The browser has tried to make them smaller.
    #expect(window.asked.last?.arguments.contains(#""shrinks":1048576"#) == true)
    #expect(screen.presented.count == 1 && screen.text.contains("nothing"))
    try screen.element("FileCancel").tap()
    await screen.settle { $0.presented.isEmpty }
  }

  @Test func `the browser shrinks photos of over 1 MiB, unless an app wants them as they are`()
    async throws
  {
    for (encoding, size) in [
      (PhotosPickerItem.EncodingDisambiguationPolicy.automatic, 1 << 20), (.compatible, 1 << 20),
      (.current, 8 << 20),
    ] {
      let window = PlayedWindow { _ in [.done("null")] }
      let screen = Screen(Several(limit: 1, encoding: encoding), device: window.device)
      try screen.button("Choose").tap()
      try screen.element("FileField").send(.change, value: "a")
      await screen.settle { _ in window.asked.count == 1 }
      let asked = try #require(window.asked.first).arguments
      #expect(asked.contains(#""shrinks":\#(size)"#), "\(asked)")
    }
  }

  @Test func `a picker filter is converted to the content types of pictures, movies or both`() {
    let types = { (filter: PHPickerFilter) in filter.types(asTheyAre: true).first }
    #expect(types(.images) == .image && types(.videos) == .movie)
    #expect(types(.not(.images)) == .movie && types(.not(.videos)) == .image)
    #expect(PHPickerFilter.any(of: [.images, .videos]).types(asTheyAre: true).count == 4)
    #expect(PHPickerFilter.all(of: [.images, .videos]).types(asTheyAre: true).isEmpty)
    // A browser does not know what is a screenshot, so everything may be something else.
    #expect(PHPickerFilter.not(.screenshots).types(asTheyAre: true).count == 4)
    #expect(PHPickerFilter.images.types(asTheyAre: false) == [.jpeg, .png, .webP, .gif])
  }
}
