import CoreTransferable
import Foundation
import StrataDeviceServices
import SwiftUI
import Testing
import UIKit

@testable import SwiftUITesting

@MainActor @Suite(.timeLimit(.minutes(5))) struct ImagePickerTests {
  final class Chooser: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    var log: [String] = []

    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      let image = info[.originalImage] as? UIImage
      let name = (info[.imageURL] as? URL)?.lastPathComponent ?? ""
      log.append("\(info[.mediaType] ?? "") \(image != nil) \(name)")
      picker.dismiss(animated: true)
    }

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
      log.append("cancelled")
      picker.dismiss(animated: true)
    }
  }

  private let below = UIViewController()
  private let chooser = Chooser()

  /// Presents a picker and returns the screen.
  private func present(
    _ window: PlayedWindow, _ source: UIImagePickerController.SourceType
  ) -> Screen {
    let below = below
    let device = Device(id: DeviceID(rawValue: "picking"), requests: window)
    let screen = Screen(Shown { below }, device: device)
    screen.flush()
    let picker = UIImagePickerController()
    picker.sourceType = source
    picker.delegate = chooser
    below.present(picker, animated: true)
    screen.flush()
    return screen
  }

  @Test func `a chosen picture reaches the delegate, which dismisses the picker`() async throws {
    let window = PlayedWindow(parts: "file.read")
    let screen = present(window, .photoLibrary)
    let field = try screen.element("FileField")
    #expect(field.drawing[.camera] == nil)
    try field.send(.change, value: "me.png")
    let data = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).pngData { _ in }
    await window.tell(#"{"name":"me.png"}"#)
    await window.tell(#"{"data":"\#(data.base64EncodedString())"}"#)
    await window.tell("null")
    await screen.settle { $0.presented.isEmpty }
    #expect(chooser.log == ["public.image true me.png"])
  }

  @Test
  func `an image picker with the camera source is a file field that requests the phone's camera`()
    throws
  {
    let screen = present(PlayedWindow(parts: "file.read"), .camera)
    #expect(try screen.element("FileField").drawing[.camera] == "environment")
    #expect(screen.text.contains("Take a photo"))
    try screen.element("FileCancel").tap()
    #expect(chooser.log == ["cancelled"] && screen.presented.isEmpty)
  }

  @Test func `the photo library is always available as the source of an image picker`() {
    #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
    #expect(UIImagePickerController.availableMediaTypes(for: .photoLibrary)?.count == 2)
  }

  @Test func `an image is made from a provider's data, and damaged data throws`() throws {
    let data = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).pngData { _ in }
    let image = try UIImage.object(withItemProviderData: data, typeIdentifier: "public.png")
    #expect(image.pngData() != nil)
    #expect(UIImage(data: data, scale: 3)?.imageRendererFormat.scale == 3)
    #expect(throws: CocoaError.self) {
      try UIImage.object(withItemProviderData: Data("x".utf8), typeIdentifier: "public.png")
    }
  }

  @Test func `saving an image sends its data as a download`() async throws {
    let window = PlayedWindow(parts: "none")
    let data = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).pngData { _ in }
    let image = try #require(UIImage(data: data))
    let device = Device(id: DeviceID(rawValue: "saving"), requests: window)
    DeviceHost.$current.withValue(device) {
      UIImageWriteToSavedPhotosAlbum(image, nil, nil, nil)
    }
    await window.asked.wait(for: 1)
    let request = try #require(window.asked.all.first)
    #expect(request.service == "file.save" && request.arguments.contains("Photo.png"))
    #expect(request.arguments.contains("image\\/png") || request.arguments.contains("image/png"))
  }
}
