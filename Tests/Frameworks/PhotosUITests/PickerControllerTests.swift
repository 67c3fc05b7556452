import Foundation
import PhotosUI
import StrataDeviceServices
import SwiftUI
import Testing

@testable import SwiftUITesting

@MainActor @Suite(.timeLimit(.minutes(5))) struct PickerControllerTests {
  /// A picker as apps wrap it for SwiftUI.
  struct ImagePicker: UIViewControllerRepresentable {
    @Binding var image: UIImage?
    @Binding var said: String
    var limit = 1

    func makeUIViewController(context: Context) -> PHPickerViewController {
      var configuration = PHPickerConfiguration(photoLibrary: .shared())
      configuration.filter = .images
      configuration.selectionLimit = limit
      let picker = PHPickerViewController(configuration: configuration)
      picker.delegate = context.coordinator
      return picker
    }

    func updateUIViewController(_ picker: PHPickerViewController, context: Context) {}
    func makeCoordinator() -> Coordinator { Coordinator(self) }

    final class Coordinator: NSObject, PHPickerViewControllerDelegate {
      let parent: ImagePicker
      init(_ parent: ImagePicker) { self.parent = parent }

      func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
        picker.dismiss(animated: true)
        parent.said = "\(results.count) chosen"
        guard let provider = results.first?.itemProvider,
          provider.canLoadObject(ofClass: UIImage.self)
        else { return }
        provider.loadObject(ofClass: UIImage.self) { [parent] image, _ in
          let image = image as? UIImage
          Task { @MainActor in parent.image = image }
        }
      }
    }
  }

  struct Profile: View {
    var limit = 1
    @State private var isChoosing = false
    @State private var image: UIImage?
    @State private var said = "nothing"

    var body: some View {
      VStack {
        Button("Change") { isChoosing = true }
        Text(said)
        if let image { Text("width \(Int(image.size.width))") }
      }
      .sheet(isPresented: $isChoosing) { ImagePicker(image: $image, said: $said, limit: limit) }
    }
  }

  @Test func `a picker in SwiftUI's sheet gives an image and closes the sheet`() async throws {
    let data = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).pngData { _ in }
    let width = Int(try #require(UIImage(data: data)).size.width)
    let window = PlayedWindow { _ in
      [
        .part(#"{"name":"me.png"}"#), .part(#"{"data":"\#(data.base64EncodedString())"}"#),
        .done("null"),
      ]
    }
    let screen = Screen(Profile(), device: window.device)
    try screen.button("Change").tap()
    try screen.element("FileField").send(.change, value: "me.png")
    await screen.settle { $0.text.contains("width \(width)") }
    #expect(screen.text.contains("1 chosen") && screen.presented.isEmpty)
  }

  @Test(arguments: [0, -1])
  func `a picker's selection limit of zero or less allows any number of photos`(limit: Int)
    async throws
  {
    let window = PlayedWindow { _ in
      ["a", "b"].map { .part(#"{"name":"\#($0).png"}"#) } + [.done("null")]
    }
    let screen = Screen(Profile(limit: limit), device: window.device)
    try screen.button("Change").tap()
    try screen.element("FileField").send(.change, value: "a.png")
    await screen.settle { $0.text.contains("2 chosen") }
    #expect(screen.text.contains("2 chosen"))
  }

  @Test func `cancelling a photo picker calls the delegate with no results`() async throws {
    let window = PlayedWindow { _ in [] }
    let screen = Screen(Profile(), device: window.device)
    try screen.button("Change").tap()
    try screen.element("FileCancel").tap()
    await screen.settle { $0.text.contains("0 chosen") }
    #expect(screen.presented.isEmpty && window.asked.isEmpty)
  }
}
